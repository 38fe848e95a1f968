/** Boards, their seats, meetings and applicants as staff keep them: of the staff document. */
const untranslated = 'Null: not yet translated.'
const nameInSpanish = `The name in Spanish. ${untranslated}`
const shortName = 'The short name in the address of the board’s page.'
const seatTakes = 'Whether people can apply for the seat here.'
const fileKind =
  'Of a meeting: its agenda, all papers (`packet`) or its minutes. Of the board: a resource.'

export const staffBoardWords = {
  nameEs: 'The name in Spanish.',
  labelEs: `What to show in Spanish. ${untranslated}`,
  'addBoardFile.labelEs': 'What to show in Spanish. Empty: not yet translated.',

  // What a board’s page says
  'BoardContent.nameEs': nameInSpanish,
  overviewEs: `What the board does, as HTML, in Spanish. ${untranslated}`,
  termLength: 'How long a term is, in words. Null: not said.',
  termLengthEs: `How long a term is, in Spanish. ${untranslated}`,
  termLimit: 'How many terms a member may serve, in words. Null: not said.',
  termLimitEs: `How many terms a member may serve, in Spanish. ${untranslated}`,
  staffLiaisonName: 'The name of the member of staff who looks after the board. Null: not said.',
  staffLiaisonEmail: 'The email address of that member of staff. Null: not said.',
  staffLiaisonPhone: 'The phone number of that member of staff. Null: not said.',
  meetingDayEs: `On which days the board meets, in Spanish. ${untranslated}`,
  meetingTime: 'At what time the board meets, in words. Null: not said.',
  meetingLocation: 'Where the board meets. Null: not said.',
  powers: 'What the board may do, one by one.',
  powersEs: `What the board may do, in Spanish. ${untranslated}`,
  additionalInformation: 'Links to more about the board, in order.',

  // A board
  'DeskBoard.alias': shortName,
  'DeskBoardRow.alias': shortName,
  'DeskBoard.nameEs': nameInSpanish,
  'DeskBoardRow.nameEs': nameInSpanish,
  'DeskBoardSeat.nameEs': nameInSpanish,
  hasEnded: 'Whether the board has ended. Residents do not find it.',
  vacancies: 'How many seats are free.',
  'DeskBoardRow.members': 'How many members the board has today.',
  'DeskBoardRow.nextMeeting': 'The day of the next meeting. Null: none is planned.',

  // Seats and terms
  seats: 'The seats of the board.',
  'DeskBoardSeat.name': 'The name of the seat. Null: it has none.',
  appointer: 'Who appoints, such as the mayor. Null or empty: not said.',
  appointerEs: 'Who appoints, in Spanish. Null or empty: not yet translated.',
  requirementsEs: 'What a member must bring, in Spanish. Null or empty: not yet translated.',
  takesApplications: seatTakes,
  'DeskBoardSeat.termYears': 'How many years a term has. Null: not said.',
  'terms.name': 'First and last name of the member.',
  'terms.email': 'The member’s email address. Null: not known.',
  'terms.phone': 'The member’s phone number. Null: not known.',
  'terms.fromDay': 'The first day of the term. Null: before the city’s records.',
  toDay: 'The last day of the term, included. Null: without an end.',
  isNow: 'Whether the member has the seat today.',
  memberId: 'The id of the member.',
  seatId: 'The id of the seat.',
  fullName: 'First and last name.',
  'DeskBoard.offices': 'Who has which office today.',
  office: 'The office.',
  'setBoardOffice.memberId': 'The id of the member who has it from today. Null: no one.',

  // Meetings
  'DeskBoardMeeting.files.kind': fileKind,
  'DeskBoard.resources.kind': fileKind,
  'addBoardFile.kind': fileKind,
  meetings: 'The last twelve meetings, and all that are planned; the latest first.',
  meetingId: 'The id of the meeting.',
  'DeskBoardMeeting.startsAt': 'When it begins, by the city’s clock: `19:00`. Null: not known yet.',
  'DeskBoardMeeting.title': 'What it is about. Null: a regular meeting.',
  'DeskBoardMeeting.location': 'Where the meeting is. Null: not said.',
  'DeskBoardMeeting.version': 'Counts the changes of the meeting.',
  'saveBoardMeeting.title': 'What it is about. Empty: a regular meeting.',
  'saveBoardMeeting.location': 'Where the meeting is. Empty: not said.',
  'addBoardFile.meetingId': 'The id of the meeting. Null: a resource of the board.',
  'DeskBoard.attendance': 'Who came to these meetings, and how.',
  'attendance.status': 'How the member took part, or why not.',
  cells: 'What you changed: one for each meeting and member.',
  'cells.status': 'How the member took part, or why not. Null: not recorded.',

  // Applicants
  'BoardApplicant.number': 'The number of the request by which the person applied.',
  'BoardApplicant.choices': 'All boards that the person applied to, the first choice first.',
  livesHere: 'Whether the person lives in the city, as they say.',
  'BoardApplicant.reason': 'Why the person wants to serve.',
  experience: 'What the person brings, in their own words. May be empty.',
  validUntil: 'The last day on which the person can be appointed by this application.',
  isShortlisted: 'Whether the person is on the board’s shortlist.',
} as const
