import { group } from './group.ts'

/** Signing in and up, and every refusal on the way (spec, resident section 8). */
export const auth = group('Auth', {
  InvalidEmailOrPassword: {
    en: 'The email address or password is not right.',
    es: 'El correo electrónico o la contraseña no son correctos.',
  },
  InvalidEmail: {
    en: 'Enter an email address like name@example.com.',
    es: 'Escriba un correo electrónico como nombre@ejemplo.com.',
  },
  EmailAlreadyInUse: {
    en: 'There is already an account with this email address.',
    es: 'Ya existe una cuenta con este correo electrónico.',
  },
  SignInRequired: { en: 'Please log in.', es: 'Inicie sesión.' },
  VerificationRequired: {
    en: 'Please confirm your email address first.',
    es: 'Primero confirme su correo electrónico.',
  },
  AccountIncomplete: {
    en: 'Please finish creating your account first.',
    es: 'Primero termine de crear su cuenta.',
  },
  StaffOnly: { en: 'This is for city staff.', es: 'Esto es para el personal de la ciudad.' },
})
