import { endOtherSessions, endOwnSession } from '@portal/openapi/admin-client/identity'
import { endSessionFormOf } from '@portal/web-ui/forms/end-session-form'
import type { AppForm } from '@portal/web-ui/forms/form-definition'

export const endSessionForm: AppForm = endSessionFormOf({ endOwnSession, endOtherSessions })
