import type { FrameLocator, Page } from '@playwright/test'
import type { Hands } from './hands.ts'

export const providerPage = (page: Page): FrameLocator =>
  page.frameLocator('main iframe').frameLocator('iframe[name="provider"]')

/** The provider's test cards are declined with this ZIP code. */
export const decliningZip = '46282'

export const providerWords = {
  cardNumber: /^(Card number|Número de la tarjeta)$/,
  expires: /^(Expires|Vence)/,
  cardCode: /^(Card code|Código de la tarjeta)$/,
  zip: /^(ZIP code|Código postal)$/,
  pay: /^(Pay|Pagar)/,
  save: /^(Save|Guardar)$/,
  cancel: /^(Cancel|Cancelar)$/,
} as const

export async function payByCard(
  on: Pick<FrameLocator, 'getByLabel' | 'getByRole'>,
  { press, write }: Hands,
  zip = '60120',
): Promise<void> {
  await write(on.getByLabel(providerWords.cardNumber), '4111111111111111')
  await write(on.getByLabel(providerWords.expires), '12/40')
  await write(on.getByLabel(providerWords.zip), zip)
  await press(on.getByRole('button', { name: providerWords.pay }))
}
