import './hosted-form/hosted-form.css'
import './folder/folder.css'
import { showAskedFields } from './hosted-form/browser/asked-fields.ts'
import { keepAnswers } from './hosted-form/browser/keep-answers.ts'
import { sendFiles } from './hosted-form/browser/send-files.ts'
import { suggestAddresses } from './hosted-form/browser/suggest-addresses.ts'
import { tellPortal } from './hosted-form/browser/tell-portal.ts'

// The hosted form's own script: every page works without it, but for files.
tellPortal()
suggestAddresses()
showAskedFields()
sendFiles()
keepAnswers()
