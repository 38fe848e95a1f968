/** What was done with boards; in the group `Operation`. */
export const boardOperations = {
  createBoard: { en: 'Added a board', es: 'Agregó una junta' },
  endBoard: { en: 'Ended a board', es: 'Terminó una junta' },
  saveBoardSeat: { en: 'Changed a seat of a board', es: 'Cambió un lugar de una junta' },
  endBoardSeat: { en: 'Removed a seat of a board', es: 'Quitó un lugar de una junta' },
  addBoardTerm: { en: 'Gave a seat of a board', es: 'Asignó un lugar de una junta' },
  changeBoardTerm: { en: 'Changed a term on a board', es: 'Cambió un periodo en una junta' },
  setBoardOffice: { en: 'Set an office of a board', es: 'Asignó un cargo de una junta' },
  saveBoardMeeting: { en: 'Changed a meeting of a board', es: 'Cambió una reunión de una junta' },
  cancelBoardMeeting: { en: 'Called a meeting off or on', es: 'Canceló o repuso una reunión' },
  addBoardFile: { en: 'Linked a paper of a board', es: 'Enlazó un documento de una junta' },
  removeBoardFile: { en: 'Removed a paper of a board', es: 'Quitó un documento de una junta' },
  saveBoardAttendance: { en: 'Recorded attendance', es: 'Registró la asistencia' },
  shortlistApplicant: { en: 'Changed a shortlist', es: 'Cambió una preselección' },
  appointApplicant: { en: 'Appointed an applicant', es: 'Designó a un postulante' },
} as const
