import { merchant } from './open-payments.ts'

/** A card as its owner types it; the ZIP code decides whether it declines. */
export const typedCard = ({ number = '4111111111111111', zip = '60120' } = {}) => ({
  token: { cardNumber: number, expirationDate: '12/2040', zip },
})

/** What a browser gets from the provider for a number, good for one charge. */
export async function opaqueDataFrom(
  providerUrl: string,
  typed: object = typedCard(),
): Promise<{ dataDescriptor: string; dataValue: string }> {
  const answer = await fetch(`${providerUrl}/xml/v1/request.api`, {
    method: 'POST',
    // A test may have ended the provider since the last call: no line to it is kept.
    headers: { connection: 'close' },
    body: JSON.stringify({
      securePaymentContainerRequest: {
        merchantAuthentication: { name: merchant.loginId, clientKey: merchant.clientKey },
        data: typed,
      },
    }),
  })
  const text = await answer.text()
  // The emulator's own tests hold this shape.
  const { opaqueData } = JSON.parse(text.replace(/^\uFEFF/, '')) as {
    opaqueData: { dataDescriptor: string; dataValue: string }
  }
  return opaqueData
}
