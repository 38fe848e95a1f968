import { demoBoards } from './boards.ts'
import { boardRow, memberRows } from './demo-board.ts'

/** The rows of the demo city's boards and commissions. */
export const demoBoardRows = () => demoBoards.map(boardRow)

/** The rows of those who serve on them. */
export const demoMemberRows = () => demoBoards.flatMap(memberRows)
