// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../admin.gen.d.ts'

export const listPartnerEndpoints = 'listPartnerEndpoints GET /partners/{id}/endpoints' as Operation<operations['listPartnerEndpoints']>

export const createPartnerEndpoint = 'createPartnerEndpoint POST /partners/{id}/endpoints' as Operation<operations['createPartnerEndpoint']>

export const updatePartnerEndpoint = 'updatePartnerEndpoint PUT /partner-endpoints/{id}' as Operation<operations['updatePartnerEndpoint']>

export const switchPartnerEndpoint = 'switchPartnerEndpoint PUT /partner-endpoints/{id}/switch' as Operation<operations['switchPartnerEndpoint']>

export const rotateEndpointSecret = 'rotateEndpointSecret POST /partner-endpoints/{id}/rotation' as Operation<operations['rotateEndpointSecret']>

export const deletePartnerEndpoint = 'deletePartnerEndpoint DELETE /partner-endpoints/{id}' as Operation<operations['deletePartnerEndpoint']>

export const listEventDeliveries = 'listEventDeliveries GET /partner-endpoints/{id}/deliveries' as Operation<operations['listEventDeliveries']>

export const replayEventDelivery = 'replayEventDelivery POST /event-deliveries/{id}/replay' as Operation<operations['replayEventDelivery']>

export const replayFailedEvents = 'replayFailedEvents POST /partner-endpoints/{id}/replay' as Operation<operations['replayFailedEvents']>

export const sendTestEvent = 'sendTestEvent POST /partner-endpoints/{id}/test' as Operation<operations['sendTestEvent']>
