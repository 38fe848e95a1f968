import { getForm } from '@portal/openapi/resident-client/forms'
import { query } from '@portal/web-ui/api'

/** Only what the outer screen needs; the form itself is in its frame. */
export const formQuery = (bpid: string) =>
  query(
    getForm,
    { path: { bpid } },
    {
      async keep(ask) {
        const { name, definition, service } = await ask()
        return { name, thanks: definition.thanks, service }
      },
    },
  )
