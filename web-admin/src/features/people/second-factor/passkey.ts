/** WebAuthn by the browser's own JSON methods. */
export const hasPasskeys = (): boolean =>
  typeof PublicKeyCredential !== 'undefined' &&
  'parseCreationOptionsFromJSON' in PublicKeyCredential

/** The person canceled, or took too long; browsers do not say which. */
const isCanceled = (error: unknown): boolean =>
  error instanceof DOMException && ['NotAllowedError', 'AbortError'].includes(error.name)

/** This device has one of the passkeys already. */
const isTaken = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'InvalidStateError'

type Refusal = 'SecondFactor.PasskeyCanceled' | 'SecondFactor.PasskeyTaken'

function refusalOf(error: unknown): Refusal {
  if (isCanceled(error)) return 'SecondFactor.PasskeyCanceled'
  if (isTaken(error)) return 'SecondFactor.PasskeyTaken'
  throw error
}

interface NewPasskey {
  readonly id: string
  readonly response: {
    readonly attestationObject: string
    readonly clientDataJSON: string
    readonly transports: string[]
  }
}

interface ShownPasskey {
  readonly id: string
  readonly response: {
    readonly authenticatorData: string
    readonly clientDataJSON: string
    readonly signature: string
    readonly userHandle?: string
  }
}

/** @throws what is neither canceled nor taken */
export async function createPasskey(options: object): Promise<NewPasskey | Refusal> {
  try {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
      // The server made them by this type (WebAuthn, section 5.1.8).
      options as PublicKeyCredentialCreationOptionsJSON,
    )
    const credential = await navigator.credentials.create({ publicKey })
    if (!(credential instanceof PublicKeyCredential)) return 'SecondFactor.PasskeyCanceled'
    // A new credential's answer is of this type (WebAuthn, section 5.1).
    const { id, response } = credential.toJSON() as RegistrationResponseJSON
    const { attestationObject, clientDataJSON, transports } = response
    return { id, response: { attestationObject, clientDataJSON, transports } }
  } catch (error) {
    return refusalOf(error)
  }
}

/** @throws what is not canceled */
export async function showPasskey(options: object): Promise<ShownPasskey | Refusal> {
  try {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
      // Likewise (section 5.1.9).
      options as PublicKeyCredentialRequestOptionsJSON,
    )
    const credential = await navigator.credentials.get({ publicKey })
    if (!(credential instanceof PublicKeyCredential)) return 'SecondFactor.PasskeyCanceled'
    // Likewise.
    const { id, response } = credential.toJSON() as AuthenticationResponseJSON
    const { authenticatorData, clientDataJSON, signature, userHandle } = response
    return {
      id,
      response: { authenticatorData, clientDataJSON, signature, ...(userHandle && { userHandle }) },
    }
  } catch (error) {
    return refusalOf(error)
  }
}
