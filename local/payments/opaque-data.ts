import { merchant } from './open-payments.ts'

/** A typed card; the ZIP code decides whether it is declined. */
export const typedCard = ({ number = '4111111111111111', zip = '60120' } = {}) => ({
  token: { cardNumber: number, expirationDate: '12/2040', zip },
})

/** A nonce for one charge, as a browser gets it from the provider. */
export async function opaqueDataFrom(
  providerUrl: string,
  typed: object = typedCard(),
): Promise<{ dataDescriptor: string; dataValue: string }> {
  const answer = await fetch(`${providerUrl}/xml/v1/request.api`, {
    method: 'POST',
    // A test may have restarted the provider, so connections are not reused.
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
