// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../resident.gen.d.ts'

export const getPickupReminder = 'getPickupReminder GET /pickup/{id}/reminders' as Operation<operations['getPickupReminder']>

export const remindOfPickups = 'remindOfPickups POST /pickup/{id}/remind' as Operation<operations['remindOfPickups']>

export const stopPickupReminders = 'stopPickupReminders DELETE /pickup/{id}/remind' as Operation<operations['stopPickupReminders']>

export const listRemindedPlaces = 'listRemindedPlaces GET /pickup-reminders' as Operation<operations['listRemindedPlaces']>

export const confirmPickupReminders = 'confirmPickupReminders POST /pickup/{id}/reminders/confirm' as Operation<operations['confirmPickupReminders']>

export const stopRemindersByLink = 'stopRemindersByLink POST /pickup/{id}/reminders/stop' as Operation<operations['stopRemindersByLink']>

export const openStopReminders = 'openStopReminders GET /pickup/{id}/reminders/stop' as Operation<operations['openStopReminders']>
