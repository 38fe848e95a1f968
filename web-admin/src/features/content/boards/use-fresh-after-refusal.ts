import { useQueryClient } from '@tanstack/react-query'
import type { FormOptions } from '@portal/web-ui/use-form'
import { boardQuery } from './queries.ts'

/** A refusal may say that someone else changed the board: its screen shows what there is now. */
export function useFreshAfterRefusal(id: string): NonNullable<FormOptions['during']> {
  const queryClient = useQueryClient()
  return async (send) => {
    try {
      return await send()
    } catch (error) {
      await queryClient.invalidateQueries({ queryKey: boardQuery(id).queryKey })
      throw error
    }
  }
}
