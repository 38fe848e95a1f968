import { group } from './group.ts'

/** Spec, resident section 8. */
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
  TooManyAttempts: {
    en: 'Too many attempts. Please wait a few minutes and try again.',
    es: 'Demasiados intentos. Espere unos minutos e inténtelo de nuevo.',
  },
  SecondStepRequired: {
    en: 'Finish logging in first.',
    es: 'Primero termine de iniciar sesión.',
  },
  WrongPassword: { en: 'The password is not right.', es: 'La contraseña no es correcta.' },
  PasswordRequirementsNotMet: {
    en: 'The password does not meet the requirements.',
    es: 'La contraseña no cumple los requisitos.',
  },
  PasswordTooCommon: {
    en: 'This password is too easy to guess. Please choose another one.',
    es: 'Esta contraseña es demasiado fácil de adivinar. Elija otra.',
  },
  LinkExpired: {
    en: 'This link has expired or was already used. Please ask for a new one.',
    es: 'Este enlace venció o ya se usó. Solicite uno nuevo.',
  },
  ConfirmationRequired: {
    en: 'Please confirm that it is you to continue.',
    es: 'Confirme que es usted para continuar.',
  },
  OtherPerson: {
    en: 'You logged in with a different account.',
    es: 'Inició sesión con otra cuenta.',
  },
  NoAccount: {
    en: 'There is no account for this login yet.',
    es: 'Todavía no existe una cuenta para este inicio de sesión.',
  },
  InvalidIdToken: {
    en: 'We could not confirm this login. Please try again.',
    es: 'No pudimos confirmar este inicio de sesión. Inténtelo de nuevo.',
  },
  ProviderFailed: {
    en: 'That login did not work. Please try again, or log in with your email address.',
    es: 'Ese inicio de sesión no funcionó. Inténtelo de nuevo o inicie sesión con su correo electrónico.',
  },
  RoleMissing: {
    en: 'Your role does not include this. Ask an administrator of the portal.',
    es: 'Su función no incluye esto. Pregunte a un administrador del portal.',
  },
  StaffOnly: { en: 'This is for city staff.', es: 'Esto es para el personal de la ciudad.' },
})
