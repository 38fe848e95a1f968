import type { Sample } from './sample.ts'

interface Given {
  /** Sends a sample, and gives the id in its reply. */
  readonly made: (
    name: 'createTeam' | 'setRoutingRule' | 'setAbsence',
    sample: Sample,
  ) => Promise<string>
  /** The one value of a query. */
  readonly value: (text: string) => Promise<string>
}

/** A request that takes effect, for teams, routing rules and absences. */
export function teamSamplesOf({ made, value }: Given) {
  const aTeam = (name: string) =>
    made('createTeam', { path: '/teams', body: { name, memberIds: [] } })
  const aRule = (teamId: string) => ({
    path: '/routing-rules',
    body: { category: 'graffiti', area: null, teamId, assigneeId: null },
  })
  const away = { firstDay: '2099-01-01', lastDay: '2099-01-02', substituteId: null }
  const anAbsence = async () =>
    `/staff/${await value(`select id from users where is_admin and deleted_at is null limit 1`)}/absence`
  return {
    createTeam: async () => ({ path: '/teams', body: { name: 'Roads', memberIds: [] } }),
    updateTeam: async () => ({
      path: `/teams/${await aTeam('Parks')}`,
      body: { name: 'Playgrounds', memberIds: [] },
      headers: { 'if-match': '"1"' },
    }),
    deleteTeam: async () => ({
      path: `/teams/${await aTeam('Gone')}`,
      headers: { 'if-match': '"1"' },
    }),
    setRoutingRule: async () => aRule(await aTeam('Ruled')),
    deleteRoutingRule: async () => {
      const { path, body } = aRule(await aTeam('Unruled'))
      await made('setRoutingRule', { path, body })
      return { path: `/routing-rules/${await value('select id from routing_rules limit 1')}` }
    },
    setAbsence: async () => ({ path: await anAbsence(), body: away }),
    endAbsence: async () => {
      const path = await anAbsence()
      await made('setAbsence', { path, body: away })
      return { path }
    },
  }
}
