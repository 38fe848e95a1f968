import { at, noService, type Row } from './access-row.ts'

/** Teams, routing rules and absences. */
export const teamRows = {
  listTeams: { path: at('/teams'), status: 200 },
  createTeam: { path: at('/teams'), body: () => ({ name: ' ', memberIds: [] }), status: 400 },
  updateTeam: {
    path: at(`/teams/${noService}`),
    body: () => ({ name: 'A team', memberIds: [] }),
    headers: { 'if-match': '"1"' },
    status: 404,
  },
  deleteTeam: { path: at(`/teams/${noService}`), headers: { 'if-match': '"1"' }, status: 404 },
  setRoutingRule: {
    path: at('/routing-rules'),
    body: () => ({ category: null, area: null, teamId: null, assigneeId: null }),
    status: 400,
  },
  deleteRoutingRule: { path: at(`/routing-rules/${noService}`), status: 404 },
  setAbsence: {
    path: ({ ids }) => `/staff/${ids.caseWorker}/absence`,
    body: () => ({ firstDay: '2099-01-02', lastDay: '2099-01-01', substituteId: null }),
    status: 400,
  },
  endAbsence: { path: ({ ids }) => `/staff/${ids.caseWorker}/absence`, status: 200 },
} satisfies Readonly<Record<string, Row>>
