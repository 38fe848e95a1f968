import { expect, it } from 'vitest'
import { attendancePercentage, noAttendance } from './attendance.ts'

it.each([
  [{ present: 3, absent: 1 }, 75],
  [{ present: 1, remote: 1, absent: 1 }, 67],
  [{ remote: 4 }, 100],
  [{ absent: 2 }, 0],
  [{ present: 1, absent: 1, excused: 8 }, 50],
])('attendance of %o is %i percent: excused meetings do not count', (counts, percent) => {
  expect(attendancePercentage({ ...noAttendance, ...counts })).toBe(percent)
})

it('there is no percentage without a meeting that counts', () => {
  expect(attendancePercentage(noAttendance)).toBeNull()
  expect(attendancePercentage({ ...noAttendance, excused: 3 })).toBeNull()
})

it('a carried percentage stands until a meeting is recorded', () => {
  expect(attendancePercentage(noAttendance, 88)).toBe(88)
  expect(attendancePercentage({ ...noAttendance, present: 1 }, 88)).toBe(100)
  expect(attendancePercentage({ ...noAttendance, excused: 1 }, 88)).toBeNull()
})
