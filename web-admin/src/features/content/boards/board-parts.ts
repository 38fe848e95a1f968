export const boardParts = ['seats', 'applicants', 'meetings', 'attendance', 'more'] as const
export type BoardPart = (typeof boardParts)[number]

/** The first part for an unknown one. */
export const boardPartOf = (text: unknown): BoardPart =>
  boardParts.find((part) => part === text) ?? 'seats'

export const partTexts = {
  seats: 'BoardDesk.PartSeats',
  applicants: 'BoardDesk.PartApplicants',
  meetings: 'BoardDesk.PartMeetings',
  attendance: 'BoardDesk.PartAttendance',
  more: 'BoardDesk.PartMore',
} as const satisfies Record<BoardPart, string>
