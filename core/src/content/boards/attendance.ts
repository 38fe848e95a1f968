export const attendanceStatuses = ['present', 'remote', 'absent', 'excused'] as const
export type AttendanceStatus = (typeof attendanceStatuses)[number]

/** How often a member was what, at meetings of one board while they had a seat on it. */
export type AttendanceCounts = Readonly<Record<AttendanceStatus, number>>

export const noAttendance: AttendanceCounts = { present: 0, remote: 0, absent: 0, excused: 0 }

/**
 * Of the meetings held while they had a seat, the whole percent that a member came to, in the room or
 * remotely. Excused meetings count neither way. Null without a meeting that counts: screens say N/A.
 * `carried`, from the system before, stands until the first meeting is recorded here.
 */
export function attendancePercentage(
  { present, remote, absent, excused }: AttendanceCounts,
  carried: number | null = null,
): number | null {
  const came = present + remote
  const counted = came + absent
  if (counted > 0) return Math.round((100 * came) / counted)
  return excused > 0 ? null : carried
}

/** For text keys. */
export const attendanceTexts = {
  present: 'Boards.Present',
  remote: 'Boards.Remote',
  absent: 'Boards.Absent',
  excused: 'Boards.Excused',
} as const satisfies Record<AttendanceStatus, string>
