export { boardApplicationDefinition } from './application-definition.ts'
export { checkBoardApplication } from './check-application.ts'
export { submitBoardApplication } from './submit-application.ts'
