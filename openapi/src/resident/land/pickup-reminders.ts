import { z } from '@hono/zod-openapi'
import { followingStates } from '@portal/core/followers/rules'
import { reminderChannels, reminderLimits } from '@portal/core/pickup/rules'
import { IdParams, json, operations, orNull, problem } from '../../contract.ts'
import { redirect } from '../../shared/platform/redirect.ts'
import { jsonBody, Success } from '../../shared/user.ts'

const ReminderLink = z.object({ reminder: z.uuid(), signature: z.string().max(100) })

const path = '/pickup/{id}/reminders'
const remindPath = '/pickup/{id}/remind'
const stopPath = '/pickup/{id}/reminders/stop'

const noSuchLink = problem('PickupReminders.LinkEnded: the link is invalid, or has ended.')

const Channel = z.enum(reminderChannels)

const RemindedPlace = z
  .strictObject({
    id: z.uuid().openapi({ description: 'Of the parcel, for getPickupPlace.' }),
    address: z.string(),
    zip: z.string(),
    channel: Channel,
  })
  .openapi('RemindedPlace')

export const pickupReminders = operations('Pickup', {
  getPickupReminder: {
    access: 'anyone',
    method: 'get',
    path,
    summary:
      'Whether you are reminded of the pickups at a place, by your account or an email’s link',
    request: { params: IdParams, query: ReminderLink.partial() },
    responses: {
      200: json(
        z.strictObject({
          reminder: z.enum(followingStates).openapi({
            description: '`asked`: a guest who has not confirmed yet.',
          }),
          channel: orNull(Channel).openapi({ description: 'Null without a reminder.' }),
        }),
        'Nobody else’s. `no` for an invalid link.',
      ),
    },
  },

  remindOfPickups: {
    access: 'anyone',
    method: 'post',
    path: remindPath,
    summary: 'Be reminded of the pickups at a place the evening before, and told when one is late',
    request: {
      params: IdParams,
      ...jsonBody(
        z.strictObject({
          channel: Channel.default('mail').openapi({
            description:
              'Of an account. `push`: on its devices, by email while none gets notifications.',
          }),
          guestEmail: z.string().max(254).default('').openapi({
            description: 'A guest’s; an account is reminded at its own.',
          }),
        }),
      ),
    },
    responses: {
      200: json(
        Success,
        'An account is reminded from now on; a guest gets an email to confirm. The same reply whether the address is reminded already.',
      ),
      400: problem('Util.FormContainsErrors with each invalid field.'),
      404: problem('Pickup.NoPlace.'),
      409: problem(`PickupReminders.TooMany: at most ${reminderLimits.places} places.`),
      429: problem('Auth.TooManyAttempts, with Retry-After.'),
    },
  },

  stopPickupReminders: {
    access: 'user',
    method: 'delete',
    path: remindPath,
    summary: 'Stop your reminders of a place',
    request: { params: IdParams },
    responses: { 200: json(Success, 'A second call changes nothing.') },
  },

  listRemindedPlaces: {
    access: 'user',
    method: 'get',
    path: '/pickup-reminders',
    summary: 'List the places of whose pickups you are reminded',
    responses: { 200: json(z.array(RemindedPlace), 'By address.') },
  },

  confirmPickupReminders: {
    access: 'anyone',
    method: 'post',
    path: '/pickup/{id}/reminders/confirm',
    summary: 'Confirm that a guest wants reminders, by the link in their email',
    request: { params: IdParams, query: ReminderLink },
    responses: { 200: json(Success, 'They are reminded from now on.'), 404: noSuchLink },
  },

  stopRemindersByLink: {
    access: 'anyone',
    crossSite: true,
    method: 'post',
    path: stopPath,
    summary: 'Stop reminders with one click, by the link in an email (RFC 8058)',
    request: { params: IdParams, query: ReminderLink },
    responses: {
      200: json(Success, 'No more reminders of this place. A second call changes nothing.'),
      404: noSuchLink,
    },
  },

  openStopReminders: {
    access: 'anyone',
    method: 'get',
    path: stopPath,
    summary:
      'Redirect to the page that stops reminders, for email programs that open the link (it stops nothing itself)',
    request: { params: IdParams, query: ReminderLink },
    responses: {
      303: redirect('To the page.'),
    },
  },
})
