/** The outbox's topic for Web Push. */
export const pushTopic = 'push'
