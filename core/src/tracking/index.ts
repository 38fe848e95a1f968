export { answerRequest } from './answer-request.ts'
export { cancelRequest } from './cancel-request.ts'
export { countPendingActions, listRequests } from './list-requests.ts'
export { getRequest, type RequestKey, type RequestView } from './view-request.ts'
