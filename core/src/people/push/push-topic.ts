/** The outbox's topic. */
export const pushTopic = 'push'
