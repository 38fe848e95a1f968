export interface Messages {
  readonly resultCode: 'Ok' | 'Error'
  readonly message: readonly { readonly code: string; readonly text: string }[]
}

export const fine: Messages = {
  resultCode: 'Ok',
  message: [{ code: 'I00001', text: 'Successful.' }],
}

export class Refusal extends Error {
  readonly code: string
  readonly extra: object
  constructor(code: string, text: string, extra: object = {}) {
    super(text)
    this.code = code
    this.extra = extra
  }
  get messages(): Messages {
    return { resultCode: 'Error', message: [{ code: this.code, text: this.message }] }
  }
}

export const noRecord = () => new Refusal('E00040', 'The record cannot be found.')
