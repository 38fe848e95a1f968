// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../admin.gen.d.ts'

export const listTeams = 'listTeams GET /teams' as Operation<operations['listTeams']>

export const createTeam = 'createTeam POST /teams' as Operation<operations['createTeam']>

export const updateTeam = 'updateTeam PUT /teams/{id}' as Operation<operations['updateTeam']>

export const deleteTeam = 'deleteTeam DELETE /teams/{id}' as Operation<operations['deleteTeam']>

export const setRoutingRule = 'setRoutingRule PUT /routing-rules' as Operation<operations['setRoutingRule']>

export const deleteRoutingRule = 'deleteRoutingRule DELETE /routing-rules/{id}' as Operation<operations['deleteRoutingRule']>

export const setAbsence = 'setAbsence PUT /staff/{id}/absence' as Operation<operations['setAbsence']>

export const endAbsence = 'endAbsence DELETE /staff/{id}/absence' as Operation<operations['endAbsence']>
