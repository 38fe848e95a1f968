/** Parameters that mean something else in an operation of the staff document. */
const contentKind = 'The kind of content.'
const board = 'The id of the board.'
const text = 'The text: its language, group and key.'
const partOfNotices = 'Only this part of the notices, such as people to call.'
const area = 'Only requests in the area with this code.'
const openOrClosed = 'Whether open requests, closed ones, or both.'
const late = '`yes`: only open requests that were planned to be done by now.'

export const staffParameterWords: Readonly<Record<string, string>> = {
  'listContent.kind': contentKind,
  'getContent.kind': contentKind,
  'createContent.kind': contentKind,
  'saveContent.kind': contentKind,
  'setContentCare.kind': contentKind,
  'showContentDraft.kind': contentKind,
  'discardContentDraft.kind': contentKind,
  'compareContent.kind': contentKind,
  'restoreContent.kind': contentKind,
  'withdrawContent.kind': contentKind,
  'importParcels.kind':
    '`full`: the file has every parcel, and others are retired. `partial`: only some parcels.',
  'addPermitDocument.kind': 'What the document is.',
  'listDeskPermits.kind': 'Only permits of the kind with this code.',
  'appointApplicant.id': board,
  'shortlistApplicant.id': board,
  'removeBoardFile.id': board,
  'cancelBoardMeeting.id': board,
  'endBoardSeat.id': board,
  'changeBoardTerm.id': board,
  'deleteText.id': text,
  'listTextChanges.id': text,
  'deleteDocument.id': 'The id of the document.',
  'endUserAutopay.id': 'The id of the autopay enrollment.',
  'endOwnSession.id': 'The id of the session.',
  'listDeskRequests.area': area,
  'exportRequests.area': area,
  'listDeskPoints.area': area,
  'listDeskRequests.state': openOrClosed,
  'exportRequests.state': openOrClosed,
  'listDeskPoints.state': openOrClosed,
  'listDeskRequests.overdue': late,
  'exportRequests.overdue': late,
  'listDeskPoints.overdue': late,
  'attachFile.public': '`yes`: the resident sees the file.',
  'getPublicFields.object': 'The kind of record.',
  'setPublicFields.object': 'The kind of record.',
  'getNoticeBatch.filter': partOfNotices,
  'exportNotices.filter': partOfNotices,
  'listPayments.status': 'Only payments with this status.',
  'listLicenses.status': 'Only licenses with this status.',
  'listLicenses.term': 'Part of the number, the business or the address.',
  'listDeskPermits.view': 'Which part of the work: one of the views that `getPermitDesk` counts.',
  'setHoliday.day': 'The day of the holiday.',
  'deleteHoliday.day': 'The day of the holiday.',
  'exportShutoffs.day': 'The day on which water will be shut off.',
  'setPermitKind.code': 'The code of the kind of permit.',
  'setFlag.name': 'The name of the flag.',
  'setPersonFlag.name': 'The name of the flag.',
  'compareContent.number': 'The number of the version.',
  'restoreContent.number': 'The number of the version.',
  'listLicenseKinds.year': 'The year of the fees.',
}
