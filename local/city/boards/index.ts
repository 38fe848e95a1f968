import { demoBoards } from './boards.ts'
import { boardRow, memberRows } from './demo-board.ts'

export const demoBoardRows = () => demoBoards.map(boardRow)

export const demoMemberRows = () => demoBoards.flatMap(memberRows)
