export const noticesPath = '/delinquency_notifications'
export const noticeTextsPath = `${noticesPath}/texts`
export const noticesApi = '/api/notifications/delinquencies'
