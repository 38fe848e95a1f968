export const boardOfficeNames = ['chair', 'vice-chair', 'secretary'] as const
export type BoardOffice = (typeof boardOfficeNames)[number]

/** Files of a meeting, and resources of a board. */
export const boardFileKinds = ['agenda', 'packet', 'minutes', 'resource'] as const
export type BoardFileKind = (typeof boardFileKinds)[number]
