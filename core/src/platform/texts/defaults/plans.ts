import { group } from './group.ts'

/** Documents of permits, comments on them, and answers. */
export const plans = group('Plans', {
  NotFound: { en: 'We could not find this permit.', es: 'No encontramos este permiso.' },
  NoDocument: { en: 'We could not find this document.', es: 'No encontramos ese documento.' },
  NoComment: {
    en: 'This comment no longer waits for an answer.',
    es: 'Este comentario ya no espera respuesta.',
  },
  NothingAsked: {
    en: 'We are not waiting for corrections to this application.',
    es: 'No estamos esperando correcciones de esta solicitud.',
  },
  Unanswered: {
    en: 'Some comments have no answer yet. Answer each one, then send.',
    es: 'Algunos comentarios todavía no tienen respuesta. Responda cada uno y luego envíe.',
  },
  AnswerOnPage: {
    en: 'Reviewers wrote comments that need an answer each. Open the permit’s page in the portal and choose “Answer corrections”.',
    es: 'Los revisores escribieron comentarios que necesitan respuesta uno por uno. Abra la página del permiso en el portal y elija «Responder a las correcciones».',
  },
  DocumentChanged: {
    en: 'This document has a newer version now. Look at it first, then try again.',
    es: 'Este documento ya tiene una versión más nueva. Véala primero y vuelva a intentarlo.',
  },
  CommentChanged: {
    en: 'Someone changed this comment meanwhile. Load the page again.',
    es: 'Alguien cambió este comentario mientras tanto. Vuelva a cargar la página.',
  },
  SettledAlready: {
    en: 'This comment is already in that state.',
    es: 'Este comentario ya está en ese estado.',
  },
  SayNoNewVersions: {
    en: 'Upload a new version of a document, or check that there is none.',
    es: 'Suba una versión nueva de un documento o marque que no hay ninguna.',
  },
  Decided: {
    en: 'This application is already decided.',
    es: 'Esta solicitud ya está decidida.',
  },
  NoRequest: {
    en: 'This permit came from an earlier system, without an application here. It cannot have documents.',
    es: 'Este permiso viene de un sistema anterior, sin solicitud aquí. No puede tener documentos.',
  },
  TooManyComments: {
    en: 'This permit has as many comments as it can have.',
    es: 'Este permiso ya tiene el máximo de comentarios.',
  },
  Full: {
    en: 'This permit has as many documents as it can have.',
    es: 'Este permiso ya tiene el máximo de documentos.',
  },

  // A permit's page
  Documents: { en: 'Documents', es: 'Documentos' },
  NoDocuments: {
    en: 'No documents of this permit are public.',
    es: 'Ningún documento de este permiso es público.',
  },
  NoneSent: {
    en: 'No documents were sent with this application.',
    es: 'No se enviaron documentos con esta solicitud.',
  },
  OnlyYou: { en: 'Only you and the city see it', es: 'Solo lo ven usted y la ciudad' },
  Everyone: { en: 'Everyone sees it', es: 'Lo ven todos' },
  Kind_drawing: { en: 'Drawing', es: 'Plano' },
  Kind_sitePlan: { en: 'Site plan', es: 'Plano del terreno' },
  Kind_calculation: { en: 'Calculation', es: 'Cálculo' },
  Kind_contract: { en: 'Contract', es: 'Contrato' },
  Kind_other: { en: 'Other document', es: 'Otro documento' },
  Version: { en: 'Version {{number}}', es: 'Versión {{number}}' },
  OpenVersion: {
    en: 'Open {{name}}, version {{number}}',
    es: 'Abrir {{name}}, versión {{number}}',
  },
  SentOn: { en: 'sent {{day}}', es: 'enviada el {{day}}' },
  FromCity: { en: 'from the city', es: 'de la ciudad' },
  AskTitle: {
    en: 'The city asked you for corrections',
    es: 'La ciudad le pidió correcciones',
  },
  AskLead: {
    en: 'Answer the comments one by one, add new versions of your documents, and send everything back.',
    es: 'Responda los comentarios uno por uno, agregue versiones nuevas de sus documentos y devuelva todo.',
  },
  AskLink: { en: 'Answer corrections', es: 'Responder a las correcciones' },

  // The applicant's corrections
  Title: { en: 'Corrections', es: 'Correcciones' },
  Back: { en: 'Back to the permit', es: 'Volver al permiso' },
  Of: { en: '{{kind}}, {{address}}', es: '{{kind}}, {{address}}' },
  CityWrote: { en: 'What the city wrote', es: 'Lo que escribió la ciudad' },
  Progress: {
    en: '{{answered}} of {{total}} comments answered',
    es: '{{answered}} de {{total}} comentarios respondidos',
  },
  NoComments: {
    en: 'No single comments. Do what the city wrote, then send below.',
    es: 'No hay comentarios sueltos. Haga lo que escribió la ciudad y luego envíe abajo.',
  },
  About: { en: 'about version {{number}}', es: 'sobre la versión {{number}}' },
  AboutOlder: {
    en: 'about version {{number}}, not the current one',
    es: 'sobre la versión {{number}}, no la actual',
  },
  Sheet: { en: 'Sheet or page', es: 'Lámina o página' },
  AtSheet: { en: 'Sheet {{sheet}}', es: 'Lámina {{sheet}}' },
  State_open: { en: 'Needs an answer', es: 'Necesita respuesta' },
  State_answered: { en: 'Answered', es: 'Respondido' },
  State_accepted: { en: 'Accepted', es: 'Aceptado' },
  State_reopened: { en: 'Asked again', es: 'Pedido otra vez' },
  State_draft: { en: 'Answer saved', es: 'Respuesta guardada' },
  State_note: { en: 'Note, no answer needed', es: 'Nota, no necesita respuesta' },
  YourAnswer: { en: 'Your answer', es: 'Su respuesta' },
  YourAnswerTo: {
    en: 'Your answer to comment {{number}}',
    es: 'Su respuesta al comentario {{number}}',
  },
  AnswerHint: {
    en: 'Say what you changed and where, such as “Sheet A2: the setback is now 5 feet”. We save your answers as you type.',
    es: 'Diga qué cambió y dónde, por ejemplo: «Lámina A2: el retiro ahora es de 5 pies». Guardamos sus respuestas mientras escribe.',
  },
  SaveAnswer: { en: 'Save answer', es: 'Guardar la respuesta' },
  Saving: { en: 'Saving…', es: 'Guardando…' },
  Saved: { en: 'Saved', es: 'Guardada' },
  NotSaved: {
    en: 'Not saved yet. Check your connection and choose “Save answer”.',
    es: 'Aún no se guardó. Revise su conexión y elija «Guardar la respuesta».',
  },
  AnswersSaved: {
    en: 'Saved. Nothing is sent yet.',
    es: 'Guardado. Todavía no se envió nada.',
  },
  SaveAll: { en: 'Save and send later', es: 'Guardar y enviar después' },
  Uploading: { en: 'Uploading {{file}}…', es: 'Subiendo {{file}}…' },
  AnswerFailed: { en: 'The answer was not saved', es: 'La respuesta no se guardó' },
  Comment: { en: 'Comment {{number}}', es: 'Comentario {{number}}' },
  Earlier: { en: 'Round {{round}}', es: 'Ronda {{round}}' },
  Answered: { en: 'Answer', es: 'Respuesta' },
  AskedAgain: { en: 'The reviewer asked again', es: 'El revisor lo pidió otra vez' },
  NewVersionOf: { en: 'New version of {{name}}', es: 'Versión nueva de {{name}}' },
  FileHint: {
    en: 'A PDF or a photo of the sheet, at most 10 MB.',
    es: 'Un PDF o una foto de la lámina, de 10 MB como máximo.',
  },
  Upload: { en: 'Upload', es: 'Subir' },
  UploadAgain: { en: 'Replace it', es: 'Reemplazarla' },
  UploadFailed: { en: 'The file was not uploaded', es: 'El archivo no se subió' },
  Uploaded: {
    en: 'Version {{number}} is ready and is sent with your corrections:',
    es: 'La versión {{number}} está lista y se envía con sus correcciones:',
  },
  ReplaceVersionOf: {
    en: 'Another file in its place, for {{name}}',
    es: 'Otro archivo en su lugar, para {{name}}',
  },
  RemoveVersion: { en: 'Remove', es: 'Quitar' },
  AddDocument: { en: 'Add another document', es: 'Agregar otro documento' },
  DocumentName: { en: 'What is it?', es: '¿Qué es?' },
  DocumentNameHint: {
    en: 'Such as “Truss calculation”.',
    es: 'Por ejemplo: «Cálculo de cerchas».',
  },
  DocumentKind: { en: 'Kind of document', es: 'Tipo de documento' },
  File: { en: 'File', es: 'Archivo' },
  SendTitle: { en: 'Send your corrections', es: 'Envíe sus correcciones' },
  WhatChanged: { en: 'What did you change?', es: '¿Qué cambió?' },
  WhatChangedHint: {
    en: 'In a few words, for everyone who reviews your application.',
    es: 'En pocas palabras, para todas las personas que revisan su solicitud.',
  },
  NoNewVersions: { en: 'There are no new drawings', es: 'No hay planos nuevos' },
  NewVersions: {
    en: ['{{count}} new version is sent with it.', '{{count}} new versions are sent with it.'],
    es: ['Se envía {{count}} versión nueva.', 'Se envían {{count}} versiones nuevas.'],
  },
  Send: { en: 'Send corrections', es: 'Enviar las correcciones' },
  Sending: { en: 'Sending…', es: 'Enviando…' },
  SendFailed: { en: 'Your corrections were not sent', es: 'Sus correcciones no se enviaron' },
  StillOpen: {
    en: ['{{count}} comment still needs an answer.', '{{count}} comments still need an answer.'],
    es: [
      '{{count}} comentario todavía necesita respuesta.',
      '{{count}} comentarios todavía necesitan respuesta.',
    ],
  },
  SentTitle: { en: 'Your corrections were sent', es: 'Sus correcciones se enviaron' },
  SentLead: {
    en: 'We check first that everything is there. Then the reviewers look at it again. We will write to you.',
    es: 'Primero revisamos que no falte nada. Luego los revisores lo vuelven a ver. Le escribiremos.',
  },
  NotNow: {
    en: 'There is nothing to correct right now.',
    es: 'Ahora no hay nada que corregir.',
  },

  // The permit desk
  DeskTitle: { en: 'Documents and comments', es: 'Documentos y comentarios' },
  DeskNone: { en: 'No documents yet', es: 'Aún no hay documentos' },
  DeskNoneHint: {
    en: 'Files that come with the application are here, and those that you add.',
    es: 'Aquí están los archivos que llegan con la solicitud y los que usted agregue.',
  },
  DeskSummary: {
    en: '{{open}} open, {{answered}} to check, {{accepted}} accepted',
    es: '{{open}} abiertos, {{answered}} por revisar, {{accepted}} aceptados',
  },
  DeskChanged: { en: 'What changed', es: 'Qué cambió' },
  DeskRoundSent: { en: 'Round {{round}}, sent {{day}}', es: 'Ronda {{round}}, enviada el {{day}}' },
  NewInRound: { en: 'new in round {{round}}', es: 'nueva en la ronda {{round}}' },
  Current: { en: 'current', es: 'actual' },
  Accept: { en: 'Accept', es: 'Aceptar' },
  AcceptComment: { en: 'Accept comment {{number}}', es: 'Aceptar el comentario {{number}}' },
  AskAgain: { en: 'Ask again', es: 'Pedir otra vez' },
  Reply: { en: 'What is still missing?', es: '¿Qué falta todavía?' },
  SettleFailed: { en: 'The comment was not changed', es: 'El comentario no se cambió' },
  AddComment: { en: 'Add a comment', es: 'Agregar un comentario' },
  CommentOn: {
    en: 'Comment on version {{number}}',
    es: 'Comentar la versión {{number}}',
  },
  Discipline: { en: 'Discipline', es: 'Disciplina' },
  Text: { en: 'Comment', es: 'Comentario' },
  MustAnswer: { en: 'The applicant must answer it', es: 'El solicitante debe responder' },
  SaveComment: { en: 'Add comment', es: 'Agregar comentario' },
  CommentFailed: { en: 'The comment was not added', es: 'El comentario no se agregó' },
  CommentAdded: { en: 'Comment added.', es: 'Comentario agregado.' },
  Accepted: { en: 'Comment accepted.', es: 'Comentario aceptado.' },
  Reopened: { en: 'Asked again.', es: 'Se pidió otra vez.' },
  DocumentAdded: { en: 'Document added.', es: 'Documento agregado.' },
  VersionAdded: { en: 'Version added.', es: 'Versión agregada.' },
  AddVersion: { en: 'Add a version', es: 'Agregar una versión' },
  WhoSees: { en: 'Who sees it', es: 'Quién lo ve' },
  WhoByRule: { en: 'As the city’s rule says', es: 'Según la regla de la ciudad' },
  WhoEveryone: { en: 'Everyone', es: 'Todos' },
  WhoInvolved: { en: 'Only the applicant', es: 'Solo el solicitante' },
  SaveWho: { en: 'Save', es: 'Guardar' },
  WhoSaved: { en: 'Saved who sees it.', es: 'Se guardó quién lo ve.' },
  WhoFailed: { en: 'This was not saved', es: 'No se guardó' },
  NoAnswerYet: { en: 'No answer yet.', es: 'Aún sin respuesta.' },
})
