import { group } from './group.ts'

export const secondFactor = group('SecondFactor', {
  Title: { en: 'Two-step login', es: 'Inicio de sesión en dos pasos' },
  Lead: {
    en: 'After your password, you show a passkey or a code from an app on your phone. A stolen password alone opens nothing.',
    es: 'Después de su contraseña, usa una llave de acceso o un código de una aplicación en su teléfono. Con solo robar la contraseña no se puede entrar.',
  },
  StepTitle: { en: 'One more step', es: 'Un paso más' },
  StepLead: {
    en: 'Your password is right. Now show that it is you.',
    es: 'Su contraseña es correcta. Ahora demuestre que es usted.',
  },
  SetUpTitle: { en: 'Set up your second step', es: 'Configure su segundo paso' },
  SetUpLead: {
    en: 'City staff need a second step after the password. Choose one to continue. You can add more later.',
    es: 'El personal de la ciudad necesita un segundo paso después de la contraseña. Elija uno para continuar. Después puede agregar otros.',
  },
  UsePasskey: { en: 'Use a passkey', es: 'Usar una llave de acceso' },
  UsingPasskey: { en: 'Waiting for your device…', es: 'Esperando a su dispositivo…' },
  Code: { en: 'Six-digit code', es: 'Código de seis dígitos' },
  CodeHint: {
    en: 'Your authenticator app shows it.',
    es: 'Lo muestra su aplicación de autenticación.',
  },
  EnterCode: { en: 'Log in', es: 'Iniciar sesión' },
  LostTitle: { en: 'Use a recovery code instead', es: 'Usar un código de recuperación' },
  LostHelp: {
    en: 'No codes left? Ask an administrator to reset your second step.',
    es: '¿No le quedan códigos? Pida a un administrador que restablezca su segundo paso.',
  },
  RecoveryCode: { en: 'Recovery code', es: 'Código de recuperación' },
  RecoveryCodeHint: {
    en: '16 letters and numbers. Each code works once.',
    es: '16 letras y números. Cada código funciona una sola vez.',
  },
  EnterRecoveryCode: { en: 'Log in with this code', es: 'Iniciar sesión con este código' },
  StepFailed: { en: 'You are not logged in yet', es: 'Todavía no inició sesión' },
  WrongCode: {
    en: 'This code is not right, or it was already used. Wait for the next one and try again.',
    es: 'Este código no es correcto o ya se usó. Espere el siguiente e inténtelo de nuevo.',
  },
  WrongRecoveryCode: {
    en: 'This recovery code is not right, or it was already used.',
    es: 'Este código de recuperación no es correcto o ya se usó.',
  },
  PasskeyRefused: {
    en: 'That passkey did not work. Try again, or use another way.',
    es: 'Esa llave de acceso no funcionó. Inténtelo de nuevo o use otra forma.',
  },
  PasskeyCanceled: {
    en: 'Nothing happened, because the passkey was canceled or took too long. Try again.',
    es: 'No pasó nada, porque se canceló la llave de acceso o tardó demasiado. Inténtelo de nuevo.',
  },
  PasskeyTaken: {
    en: 'This passkey is already in the list.',
    es: 'Esta llave de acceso ya está en la lista.',
  },
  PasskeysMissing: {
    en: 'The page was not ready, or this browser cannot use passkeys. Try again. If it does not help, update the browser or use an authenticator app.',
    es: 'La página no estaba lista o este navegador no puede usar llaves de acceso. Inténtelo de nuevo. Si no ayuda, actualice el navegador o use una aplicación de autenticación.',
  },
  Expired: {
    en: 'That took too long. Please start again.',
    es: 'Tardó demasiado. Empiece de nuevo.',
  },
  NothingToDo: {
    en: 'You are already logged in.',
    es: 'Ya inició sesión.',
  },
  NotFound: {
    en: 'There is no such second step any more.',
    es: 'Ese segundo paso ya no existe.',
  },
  LastOne: {
    en: 'City staff need a second step. Add another one before you remove this one.',
    es: 'El personal de la ciudad necesita un segundo paso. Agregue otro antes de quitar este.',
  },
  TooMany: {
    en: 'You have ten already. Remove one first.',
    es: 'Ya tiene diez. Primero quite uno.',
  },
  OwnReset: {
    en: 'You can remove your own second step on the page “Two-step login”.',
    es: 'Puede quitar su propio segundo paso en la página «Inicio de sesión en dos pasos».',
  },
  // The list
  Yours: { en: 'Your second steps', es: 'Sus segundos pasos' },
  NoneTitle: { en: 'No second step yet', es: 'Todavía no tiene un segundo paso' },
  NoneText: {
    en: 'Your password alone opens your account. Add a passkey or an app to protect it.',
    es: 'Solo su contraseña abre su cuenta. Agregue una llave de acceso o una aplicación para protegerla.',
  },
  passkey: { en: 'Passkey', es: 'Llave de acceso' },
  totp: { en: 'Authenticator app', es: 'Aplicación de autenticación' },
  Added: { en: 'Added {{day}}', es: 'Agregado el {{day}}' },
  LastUsed: { en: 'Last used {{when}}', es: 'Último uso: {{when}}' },
  NeverUsed: { en: 'Not used yet', es: 'Sin usar' },
  Remove: { en: 'Remove', es: 'Quitar' },
  RemoveOf: { en: 'Remove {{name}}', es: 'Quitar {{name}}' },
  Removed: { en: '{{name}} was removed.', es: 'Se quitó {{name}}.' },
  RemoveFailed: { en: 'It was not removed', es: 'No se quitó' },
  // Adding
  AddPasskey: { en: 'Add a passkey', es: 'Agregar una llave de acceso' },
  AddPasskeyText: {
    en: 'Fingerprint, face, the PIN of your device, or a security key. The safest way, and the fastest.',
    es: 'Huella, rostro, el PIN de su dispositivo o una llave de seguridad. La forma más segura y más rápida.',
  },
  AddTotp: { en: 'Add an authenticator app', es: 'Agregar una aplicación de autenticación' },
  AddTotpText: {
    en: 'An app on your phone shows a new code every 30 seconds. It works without a signal.',
    es: 'Una aplicación en su teléfono muestra un código nuevo cada 30 segundos. Funciona sin señal.',
  },
  BeginTotp: { en: 'Set up an app', es: 'Configurar una aplicación' },
  Name: { en: 'Name', es: 'Nombre' },
  NameHint: {
    en: 'So that you recognize it, for example “Work phone”.',
    es: 'Para que lo reconozca, por ejemplo «Teléfono del trabajo».',
  },
  FirstPasskey: { en: 'My passkey', es: 'Mi llave de acceso' },
  FirstTotp: { en: 'My phone', es: 'Mi teléfono' },
  Scan: {
    en: 'Scan this square with your authenticator app.',
    es: 'Escanee este cuadro con su aplicación de autenticación.',
  },
  ScanAlt: { en: 'QR code for your authenticator app', es: 'Código QR para su aplicación' },
  TypeInstead: {
    en: 'Or type this key into the app:',
    es: 'O escriba esta clave en la aplicación:',
  },
  FirstCode: { en: 'Code that the app shows now', es: 'Código que la aplicación muestra ahora' },
  ConfirmTotp: { en: 'Add this app', es: 'Agregar esta aplicación' },
  StartAgain: { en: 'Start again with a new key', es: 'Empezar de nuevo con otra clave' },
  AddFailed: { en: 'It was not added', es: 'No se agregó' },
  AddedNow: { en: '{{name}} was added.', es: 'Se agregó {{name}}.' },
  // Recovery codes
  CodesTitle: { en: 'Recovery codes', es: 'Códigos de recuperación' },
  CodesLeft: {
    en: [
      'You have {{count}} recovery code left. Use one if you lose your second step.',
      'You have {{count}} recovery codes left. Use one if you lose your second step.',
    ],
    es: [
      'Le queda {{count}} código de recuperación. Úselo si pierde su segundo paso.',
      'Le quedan {{count}} códigos de recuperación. Use uno si pierde su segundo paso.',
    ],
  },
  MakeCodes: { en: 'Make new codes', es: 'Crear códigos nuevos' },
  MakeCodesText: {
    en: 'New codes replace the old ones, which then stop working.',
    es: 'Los códigos nuevos reemplazan a los anteriores, que dejan de funcionar.',
  },
  MakeFailed: { en: 'No new codes were made', es: 'No se crearon códigos nuevos' },
  CodesMade: { en: 'Your new codes are below.', es: 'Sus códigos nuevos están abajo.' },
  KeepCodes: { en: 'Keep these recovery codes', es: 'Guarde estos códigos de recuperación' },
  KeepCodesText: {
    en: 'If you lose your phone or passkey, one of them lets you in. Each works once. We show them only now.',
    es: 'Si pierde su teléfono o su llave de acceso, uno de ellos le permite entrar. Cada uno funciona una sola vez. Solo los mostramos ahora.',
  },
  Copy: { en: 'Copy', es: 'Copiar' },
  Copied: { en: 'The codes were copied.', es: 'Se copiaron los códigos.' },
  Print: { en: 'Print', es: 'Imprimir' },
  Download: { en: 'Download', es: 'Descargar' },
  Continue: { en: 'I kept them. Continue', es: 'Ya los guardé. Continuar' },
  // Confirming
  ConfirmTitle: { en: 'Confirm that it is you', es: 'Confirme que es usted' },
  ConfirmText: {
    en: 'Enter your password to change your second steps. You can then make changes for 15 minutes.',
    es: 'Escriba su contraseña para cambiar sus segundos pasos. Después puede hacer cambios durante 15 minutos.',
  },
  Confirm: { en: 'Confirm', es: 'Confirmar' },
  ConfirmFailed: { en: 'We could not confirm it', es: 'No pudimos confirmarlo' },
  LogInAgain: {
    en: 'You logged in more than 15 minutes ago. Log out and in again to set up your second step.',
    es: 'Inició sesión hace más de 15 minutos. Cierre la sesión y ábrala de nuevo para configurar su segundo paso.',
  },
  // For administrators
  RuleTitle: { en: 'For all city staff', es: 'Para todo el personal' },
  RuleOn: {
    en: 'Everyone on staff needs a second step.',
    es: 'Todo el personal necesita un segundo paso.',
  },
  RuleOff: {
    en: 'A second step is up to each person.',
    es: 'Cada persona decide si usa un segundo paso.',
  },
  RuleText: {
    en: 'If everyone needs one, colleagues without a second step set it up before they can do anything else.',
    es: 'Si todos lo necesitan, quienes no tengan un segundo paso lo configuran antes de hacer otra cosa.',
  },
  TurnOn: { en: 'Require a second step', es: 'Exigir un segundo paso' },
  TurnOff: { en: 'Stop requiring it', es: 'Dejar de exigirlo' },
  RuleFailed: { en: 'Nothing was changed', es: 'No se cambió nada' },
  RuleSet: { en: 'Saved.', es: 'Guardado.' },
  ResetTitle: { en: 'Two-step login', es: 'Inicio de sesión en dos pasos' },
  ResetText: {
    en: 'If this colleague lost phone and recovery codes, remove their second steps. Make sure first that it is really them who asks. They are logged out of the staff portal and get an email.',
    es: 'Si esta persona perdió el teléfono y los códigos de recuperación, quite sus segundos pasos. Antes asegúrese de que es ella quien lo pide. Se cierra su sesión en el portal del personal y recibe un correo.',
  },
  Reset: { en: 'Reset second step', es: 'Restablecer el segundo paso' },
  ResetFailed: { en: 'Nothing was reset', es: 'No se restableció nada' },
  WasReset: {
    en: 'The second step was reset. We sent them an email.',
    es: 'Se restableció el segundo paso. Enviamos un correo.',
  },
  YourPassword: { en: 'Your own password', es: 'Su propia contraseña' },
})

export const factorMail = group('FactorMail', {
  AddedSubject: {
    en: 'A second step was added to your account',
    es: 'Se agregó un segundo paso a su cuenta',
  },
  AddedBody: {
    en: '“{{name}}” was added to your City of {{city}} staff account. From now on, you need it or another second step to log in.',
    es: 'Se agregó «{{name}}» a su cuenta de personal de la Ciudad de {{city}}. Desde ahora lo necesita, o necesita otro segundo paso, para iniciar sesión.',
  },
  RemovedSubject: {
    en: 'A second step was removed from your account',
    es: 'Se quitó un segundo paso de su cuenta',
  },
  RemovedBody: {
    en: '“{{name}}” was removed from your City of {{city}} staff account.',
    es: 'Se quitó «{{name}}» de su cuenta de personal de la Ciudad de {{city}}.',
  },
  CodeUsedSubject: { en: 'A recovery code was used', es: 'Se usó un código de recuperación' },
  CodeUsedBody: {
    en: [
      'Someone logged in to your City of {{city}} staff account with a recovery code. {{count}} code is left.',
      'Someone logged in to your City of {{city}} staff account with a recovery code. {{count}} codes are left.',
    ],
    es: [
      'Alguien entró en su cuenta de personal de la Ciudad de {{city}} con un código de recuperación. Queda {{count}} código.',
      'Alguien entró en su cuenta de personal de la Ciudad de {{city}} con un código de recuperación. Quedan {{count}} códigos.',
    ],
  },
  CodesMadeSubject: {
    en: 'You have new recovery codes',
    es: 'Tiene nuevos códigos de recuperación',
  },
  CodesMadeBody: {
    en: 'New recovery codes were made for your City of {{city}} staff account. The older ones no longer work.',
    es: 'Se crearon nuevos códigos de recuperación para su cuenta de personal de la Ciudad de {{city}}. Los anteriores ya no funcionan.',
  },
  ResetSubject: { en: 'Your second step was reset', es: 'Se restableció su segundo paso' },
  ResetBody: {
    en: 'An administrator removed all second steps of your City of {{city}} staff account. Log in with your password and add a new one.',
    es: 'Un administrador quitó todos los segundos pasos de su cuenta de personal de la Ciudad de {{city}}. Inicie sesión con su contraseña y agregue otro.',
  },
})
