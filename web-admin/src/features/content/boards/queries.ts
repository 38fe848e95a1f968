import { getDeskBoard, listDeskBoards } from '@portal/openapi/admin-client/boards'
import type { components } from '@portal/openapi/admin-types'
import { query } from '@portal/web-ui/api'

export type DeskBoard = components['schemas']['DeskBoard']
export type DeskBoardRow = components['schemas']['DeskBoardRow']
export type DeskSeat = components['schemas']['DeskBoardSeat']
export type DeskMeeting = components['schemas']['DeskBoardMeeting']

const live = { staleTime: 0, refetchOnMount: false } as const

export const boardsQuery = () => query(listDeskBoards, {}, live)
export const boardQuery = (id: string) => query(getDeskBoard, { path: { id } }, live)
