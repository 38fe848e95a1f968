import type { QueryClient } from '@tanstack/react-query'
import { getBoard, listBoards } from '@portal/openapi/resident-client/boards'
import { query } from '@portal/web-ui/api'
import { orNotFound } from '../../../parts/or-not-found.ts'

interface Loading {
  readonly queryClient: QueryClient
}

export const loadBoards = ({ queryClient }: Loading) => queryClient.query(query(listBoards))

/** The alias, which is its address; its id leads there. */
export async function loadBoard({ queryClient }: Loading, id: string): Promise<string> {
  const { board } = await queryClient.query(query(getBoard, { path: { id } })).catch(orNotFound)
  return board.Alias__c
}
