import { circleIcons } from '@portal/core/city/rules'
import { circleLimits, circleLinkErrors } from '@portal/core/settings/rules'
import { setCircleLinks } from '@portal/openapi/admin-client/settings'
import { type FormAnswer, refusedBy, refusedFor } from '@portal/web-ui/forms/form-answer'
import type { AppForm, FormContext } from '@portal/web-ui/forms/form-definition'
import { actIn, changedOrder, seenJson } from '../../../parts/moved.ts'
import { actField } from '../../../parts/ordered-rows.tsx'
import type { CircleLink, CircleLinks } from './queries.ts'

/** Hidden: the links as the page showed them. */
export const seenLinksField = 'seen'

// Our own field: the API checks what is sent of it.
const seenIn = (text: string) => seenJson(text) as CircleLinks | null

const save = (
  { call }: FormContext,
  { version }: CircleLinks,
  links: readonly CircleLink[],
): Promise<unknown> =>
  call(setCircleLinks, { header: { 'if-match': `"${version}"` }, body: { links: [...links] } })

/** Moves, hides, shows or removes one. */
export const circleLinksForm: AppForm = {
  name: 'circle-links',
  title: 'HomePage.Failed',
  labels: {},
  async send({ text }, context): Promise<FormAnswer> {
    const seen = seenIn(text(seenLinksField))
    const asked = actIn(text(actField))
    const { act, id } = asked
    if (!seen) return refusedFor('HomePage.ChangedMeanwhile')
    const { links } = seen
    const isTurned = act === 'hide' || act === 'show'
    const changed = isTurned
      ? links.map((link) => (link.id === id ? { ...link, isHidden: act === 'hide' } : link))
      : changedOrder(links, asked)
    if (!changed) return refusedFor('HomePage.ChangedMeanwhile')
    await save(context, seen, changed)
    const place = changed.findIndex((link) => link.id === id)
    const link = changed[place]
    if (isTurned || !link)
      return { kind: 'accepted', toast: 'SuccessUpdate', code: 'HomePage.Saved' }
    const name = context.page.language === 'es' ? link.textEs : link.text
    const values = { name, number: place + 1, total: changed.length }
    return { kind: 'accepted', toast: 'SuccessUpdate', code: 'HomePage.Moved', values }
  },
}

/** Adds one at the end, or changes the one whose id it has. */
export const circleLinkForm: AppForm = {
  name: 'circle-link',
  title: 'HomePage.Failed',
  labels: {
    text: 'HomePage.Text',
    textEs: 'HomePage.TextEs',
    address: 'HomePage.Address',
    isOnPortal: 'HomePage.OnPortal',
    icon: 'HomePage.Icon',
  },
  async send({ text, isChecked }, context): Promise<FormAnswer> {
    const seen = seenIn(text(seenLinksField))
    if (!seen) return refusedFor('HomePage.ChangedMeanwhile')
    const { links } = seen
    const old = links.find(({ id }) => id === text('id'))
    const link: CircleLink = {
      id: old?.id ?? crypto.randomUUID(),
      icon: circleIcons.find((icon) => icon === text('icon')) ?? 'map',
      text: text('text').trim(),
      textEs: text('textEs').trim(),
      address: text('address').trim(),
      isOnPortal: isChecked('isOnPortal'),
      isHidden: old?.isHidden ?? false,
    }
    const errors = circleLinkErrors(link)
    if (errors.length > 0) return refusedBy(errors)
    if (!old && links.length >= circleLimits.links) return refusedFor('HomePage.TooMany')
    await save(
      context,
      seen,
      old ? links.map((one) => (one === old ? link : one)) : [...links, link],
    )
    return { kind: 'accepted', toast: 'SuccessUpdate', code: 'HomePage.Saved' }
  },
}
