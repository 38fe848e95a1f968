const broadcast = { englishTitle: 'Snow', spanishTitle: 'Nieve', englishBody: '', spanishBody: '' }

/** A request that takes effect, for messages to many. */
export function broadcastSamplesOf(run: (statement: string) => Promise<unknown>) {
  /** Its author has left. */
  async function aBroadcast(state: string): Promise<string> {
    const id = crypto.randomUUID()
    await run(`insert into broadcasts (id, title, title_es, body, body_es, audience, channels, state,
        send_at, audience_size, created_at, updated_at)
      values ('${id}', 'Snow', 'Nieve', '', '', '{"districts":[],"routes":[]}', '{inbox}', '${state}',
        now(), 0, now(), now())`)
    return `/notifications/bulk/${id}`
  }
  async function anAudience(): Promise<string> {
    const id = crypto.randomUUID()
    await run(`insert into broadcast_audiences (id, name, audience, created_at)
      values ('${id}', '${id}', '{}', now())`)
    return `/notifications/bulk/audiences/${id}`
  }
  return {
    saveAudience: async () => ({
      path: '/notifications/bulk/audiences',
      body: { name: 'Paying by hand', options: { hasUtilityAccount: true } },
    }),
    deleteAudience: async () => ({ path: await anAudience() }),
    sendBroadcast: async () => ({ path: '/notifications/bulk', body: broadcast }),
    approveBroadcast: async () => ({ path: `${await aBroadcast('waiting')}/approval` }),
    cancelBroadcast: async () => ({ path: await aBroadcast('waiting') }),
    stopBroadcast: async () => ({ path: `${await aBroadcast('running')}/stop` }),
  }
}

export const broadcastsWithoutChanges = {
  countAudience: 'Only counts.',
  testBroadcast: 'To its author alone.',
} as const
