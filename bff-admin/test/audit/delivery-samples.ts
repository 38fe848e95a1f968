/** Messages that were given up, sent again: one, then all the rest of its kind. */
export const deliverySamplesOf = (value: (statement: string) => Promise<string>) => ({
  replayDeliveries: async () => ({
    path: '/undelivered/replay',
    body: { ids: [await value(`select id from outbox where status = 'dead' limit 1`)] },
  }),
  // After the one above, since it takes all the rest.
  replayDeadKind: () =>
    Promise.resolve({
      path: '/outbox/replay',
      body: { topic: 'mail', kind: 'email-changed', failure: 'unreachable' },
    }),
})
