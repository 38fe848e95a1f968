import {
  boardApplicationChoices,
  boardApplications,
  boardAttendance,
  boardFiles,
  boardFollowers,
  boardMeetings,
  boardMembers,
  boardOffices,
  boards,
  boardSeats,
  boardTerms,
} from '@portal/core/schema'
import { type Fill, fill } from '../fill-table.ts'
import { demoApplicationChoices, demoApplications } from './applicants.ts'
import { demoBoardFollowers } from './followers.ts'
import {
  demoBoardAttendance,
  demoBoardFiles,
  demoBoardMeetings,
  demoBoardMembers,
  demoBoardOffices,
  demoBoardRows,
  demoBoardSeats,
  demoBoardTerms,
} from './index.ts'

export const boardFills: readonly Fill[] = [
  fill('boards', boards, demoBoardRows),
  fill('seats of boards', boardSeats, demoBoardSeats),
  fill('members of boards', boardMembers, demoBoardMembers),
  fill('terms of members of boards', boardTerms, demoBoardTerms),
  fill('offices of boards', boardOffices, demoBoardOffices),
  fill('meetings of boards', boardMeetings, demoBoardMeetings),
  fill('files of boards', boardFiles, demoBoardFiles),
  fill('attendance of boards', boardAttendance, demoBoardAttendance),
]

/** After the requests. */
export const applicantFills: readonly Fill[] = [
  fill('applicants to boards', boardApplications, demoApplications),
  fill('boards that they chose', boardApplicationChoices, demoApplicationChoices),
  fill('followers of boards', boardFollowers, demoBoardFollowers),
]
