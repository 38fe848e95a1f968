import './features/casework/forms/hosted/hosted-form.css'
import './features/accounts/documents/folder.css'
import { showAskedFields } from './features/casework/forms/hosted/browser/asked-fields.ts'
import { keepAnswers } from './features/casework/forms/hosted/browser/keep-answers.ts'
import { sendFiles } from './features/casework/forms/hosted/browser/send-files.ts'
import { suggestAnswers } from './features/casework/forms/hosted/browser/suggest-answers.ts'
import { tellPortal } from './features/casework/forms/hosted/browser/tell-portal.ts'

// The hosted form's script: pages work without it, except files.
tellPortal()
suggestAnswers()
showAskedFields()
sendFiles()
keepAnswers()
