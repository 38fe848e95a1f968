// Written by `node openapi/emit.ts` from openapi/src.
export interface paths {
    "/activities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The published services */
        get: operations["listServices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/activities/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One published service */
        get: operations["getService"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/activitiesPendingAction": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many of one’s requests wait for an answer or a payment */
        get: operations["countPendingActions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Find an address of the city */
        get: operations["searchAddresses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/addresses/at": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The address nearest to a place */
        get: operations["getAddressAt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The person who is signed in */
        get: operations["getCurrentUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/change-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Move one’s account to another email address */
        post: operations["changeEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change one’s own password */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Show by the password that it is still the same person */
        post: operations["confirmIdentity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/means": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** By what the person who is signed in can show who they are */
        get: operations["listSignInMeans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Other providers by which people may sign in */
        get: operations["listSocialProviders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The next pair of tokens of a mobile app */
        post: operations["refreshTokens"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the code of a mailed link still works */
        get: operations["checkPasswordReset"];
        put?: never;
        /** Choose a new password by the code of a mailed link */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The state of the session */
        get: operations["getSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where one’s account is signed in */
        get: operations["listOwnSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End one of one’s sessions */
        delete: operations["endOwnSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in by email address and password, or by an ID token */
        post: operations["signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sign-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign out here */
        post: operations["signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sign-out-everywhere": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End every session on every device */
        post: operations["signOutEverywhere"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sign-out-others": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End every session but the one that asks */
        post: operations["endOtherSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/social/{provider}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Go and sign in at another provider */
        get: operations["beginSocialSignIn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/social/{provider}/callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Come back from another provider */
        get: operations["completeSocialSignIn"];
        put?: never;
        /** Take a provider’s answer that its page posts (Apple) */
        post: operations["receiveSocialSignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** When the mail that proves one’s address may be asked for again */
        get: operations["getVerification"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/web-view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Enter a page inside a mobile app’s web view */
        get: operations["enterWebView"];
        put?: never;
        /** A way into a page inside a mobile app’s web view */
        post: operations["createWebViewCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/web-view/offer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whose account a way into a web view opens */
        get: operations["getWebViewOffer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/web-view/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Enter a page inside a mobile app’s web view, once the person has said so */
        post: operations["openWebView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/autopay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Turn autopay on for a utility account, or change what it pays with
         * @description With exactly one of: a saved method; a bank account’s numbers, which are handed to the payment provider in this request and kept nowhere; a nonce.
         */
        put: operations["enrolInAutopay"];
        post?: never;
        /**
         * Turn autopay off, by the account’s number
         * @description The same without the slash at the end.
         */
        delete: operations["endAutopayByNumber"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/autopay/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Turn autopay off, by the account’s number */
        delete: operations["endAutopayOfAccount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/autopay/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Turn autopay off */
        delete: operations["endAutopay"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/box/{sfId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Open the folder of a request */
        get: operations["openRequestFolder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/box/folders/{folderId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of a folder */
        get: operations["listDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/box/folders/{folderId}/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put a file into a folder, as its page does */
        post: operations["addToFolder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/box/util/{utilityAccount}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Open the folder of a utility account */
        get: operations["openAccountFolder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/citations/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is due on a city citation, by the link that its look-up gave */
        get: operations["getCitation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/citations/lookup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What is due on a city citation, for whoever holds it */
        post: operations["lookUpCitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/bill-pay/communicator": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The page through which the provider’s page speaks to ours */
        get: operations["getProviderCommunicator"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/bill-pay/frame/{reference}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The provider’s page of a payment that was begun */
        get: operations["openPaymentFrame"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/bill-pay/iframe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The provider’s payment page, for somebody who has signed in */
        get: operations["openBillPay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/bill-pay/iframe/unauth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The provider’s payment page, for a guest */
        get: operations["openGuestBillPay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/payment-methods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Saved cards and bank accounts */
        get: operations["listStoredMethods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/payment-methods/{id}/{ownerId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a saved card or bank account */
        delete: operations["removeStoredMethod"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/payment-methods/iframe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The page on which a card or bank account is added, for a frame
         * @description It shows the provider’s own page and tells the page around it, by `postMessage` from this origin and by `ReactNativeWebView.postMessage` as JSON, what happens: `{ "event": "OVERLAY-ON" }`, `OVERLAY-OFF`, `PAYMENT-ADDED`, `PAYMENT-CANCEL`, `PAYMENT-ERROR`, and `HEIGHT` with `height` in pixels.
         */
        get: operations["openMethodFrame"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/payment-methods/sync": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Saved cards and bank accounts, after something was added on the provider’s page */
        post: operations["syncStoredMethods"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/drafts/{serviceId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was typed of a service’s form */
        get: operations["getDraft"];
        /** Keep what was typed of a service’s form */
        put: operations["saveDraft"];
        post?: never;
        /** Throw away what was typed */
        delete: operations["deleteDraft"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/drafts/{serviceId}/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a file ahead of its form
         * @description Pictures (JPEG, PNG, GIF, WebP); for services with a hosted form also PDF. What it is is told by its content. Of pictures, everything but the picture goes.
         */
        post: operations["addDraftFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/drafts/{serviceId}/files/{fileId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take a file back */
        delete: operations["removeDraftFile"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/drafts/{serviceId}/files/{fileId}/thumbnail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Send the small copy of a picture, for lists
         * @description Up to 256 pixels a side. Lists show it beside the request; without it they show a picture of up to 100 kB itself, and no larger one.
         */
        put: operations["setThumbnail"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/featureflags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Feature flags for the person who asks */
        get: operations["listFlags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/feeds/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Coming events of the city’s calendar */
        get: operations["listEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/feeds/news": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** News of the city’s feed */
        get: operations["listNews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/forms/known-details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What forms begin with, of the person who asks */
        get: operations["getKnownDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/i18n/languages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Languages on offer */
        get: operations["listLanguages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/i18n/processed/{lng}/{ns}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All texts of a language, ready for i18next */
        get: operations["getTexts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/laserfiche/forms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The business processes of the hosted forms */
        get: operations["listForms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/laserfiche/forms/{bpid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The form of a business process */
        get: operations["getForm"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/laserfiche/forms/{bpid}/submissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a form that was filled in */
        post: operations["submitForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/laserfiche/submitToPortal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a request of a form that was sent */
        post: operations["submitToPortal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lpiPayment/{activityId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is due on a building permit, application by application */
        get: operations["getPermitBill"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/map/layer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Streets and parcels in a box */
        get: operations["getMapLayer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/naviline/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is due on an account, for whoever knows its number */
        get: operations["lookUpAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/naviline/bills/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A bill as it is read: the same names and sums as on its PDF */
        get: operations["getBill"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/naviline/bills/{key}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A bill as PDF */
        get: operations["getBillDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/naviline/getbillinghistory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is due, bills, payments and overdue accounts */
        get: operations["getBillingHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/naviline/getdelinquentstatus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Accounts that are overdue or about to be shut off */
        get: operations["listDelinquencies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/naviline/paymenthistory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Upcoming bills and past payments of each account */
        get: operations["listPaymentHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/naviline/paymenthistoryv2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Upcoming bills and past payments of all accounts */
        get: operations["getPaymentHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/naviline/paymentInformation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Utility accounts with their autopay */
        get: operations["listUtilityAccounts"];
        put?: never;
        /** Add the accounts of a customer at a street number */
        post: operations["addUtilityAccount"];
        /**
         * Take an account out; one’s autopay of it ends
         * @description Named in the query or in the body.
         */
        delete: operations["removeUtilityAccount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/naviline/paymentInformation/paperless": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Have bills come by mail to the inbox instead of on paper */
        put: operations["setPaperless"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What one was told */
        get: operations["listMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take a message out of the inbox */
        delete: operations["deleteMessage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/{id}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Mark a message as read */
        put: operations["readMessage"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/unread": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many messages one has not read */
        get: operations["countUnreadMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The organizations that one belongs to or asked to join */
        get: operations["listOwnOrganizations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who acts for an organization */
        get: operations["listMembers"];
        put?: never;
        post?: never;
        /** Deny who asked to join, or remove a member */
        delete: operations["removeMember"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/members/role": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Make a member a manager, or a manager a member */
        put: operations["setMemberRole"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/members/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Approve who asked to join */
        put: operations["verifyMember"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pay with a card or bank account that the browser sent to the provider, or a saved one */
        post: operations["payBill"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment-arrangements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Payment arrangements of the accounts in one’s care */
        get: operations["listArrangements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment-arrangements/{id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accept the installments that the city offers */
        post: operations["acceptArrangement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment-arrangements/{id}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decline the installments that the city offers */
        post: operations["declineArrangement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment-methods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Saved cards and bank accounts, as older apps know them */
        get: operations["listPaymentMethods"];
        put?: never;
        /**
         * Save a card or bank account
         * @description By the nonce that the provider gave a browser or an app for the number; the number itself never comes here.
         */
        post: operations["addPaymentMethod"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment-methods/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether autopay pays with a saved card or bank account */
        get: operations["getPaymentMethodUse"];
        put?: never;
        post?: never;
        /** Remove a saved card or bank account */
        delete: operations["removePaymentMethod"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** By what a browser sends numbers to the provider (Accept.js) */
        get: operations["getAcceptSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/createLPIUserActivities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make the request by which one pays what is due on a permit, once */
        post: operations["createPermitRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/paymentLPI": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pay what is due on a building permit, like `payBill` */
        post: operations["payPermitBill"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/paymentMaintenanceInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether bills can be paid online now */
        get: operations["getMaintenanceInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin a payment on the provider’s page, of one account or several */
        post: operations["beginPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/{reference}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What came of a payment */
        get: operations["getPayment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/{reference}/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask the provider what came of a payment */
        post: operations["checkPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/{reference}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A payment’s receipt as PDF */
        get: operations["getReceiptDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/fees/{activityId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a request asks money for */
        get: operations["getFee"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was paid through the portal */
        get: operations["listOwnPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/history.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was paid through the portal, as CSV */
        get: operations["exportOwnPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The payment provider says that a transaction has changed */
        post: operations["receivePaymentNotice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/paymentus-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Begin a payment and get the address of its page */
        get: operations["getPaymentusToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/push/key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The key by which browsers know who may tell them (VAPID) */
        get: operations["getPushKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/push/subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tell a browser of news from now on */
        post: operations["subscribePush"];
        /** Tell a browser of nothing any more */
        delete: operations["unsubscribePush"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/record-session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Note that the portal is used */
        get: operations["recordSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Report a problem */
        post: operations["createReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/{id}/follow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Be told of a report’s changes instead of reporting it again */
        post: operations["followReport"];
        /** Stop following a report */
        delete: operations["unfollowRequest"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/nearby": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether it has been reported */
        get: operations["listNearbyReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is reported already */
        get: operations["listOpenReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/request-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Have a fresh link to a request mailed */
        post: operations["mailRequestLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/request-status/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A request, by the link in a guest’s mail */
        get: operations["getRequestStatus"];
        put?: never;
        post?: never;
        /** Take a guest’s request back */
        delete: operations["cancelAsGuest"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/request-status/{id}/additionalInformation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send what staff asked a guest for */
        post: operations["answerAsGuest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/request-status/{id}/additionalInformation/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a file ahead of a guest’s answer */
        post: operations["addGuestAnswerFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/request-status/{id}/follow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Stop following a report, by the link in a guest’s mail */
        delete: operations["unfollowAsGuest"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/request-status/{id}/rating": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say how a guest’s request went */
        post: operations["rateAsGuest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/request-status/{id}/stop-mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The page that ends mail about a request, for mail programs that open the link; it ends nothing itself */
        get: operations["openStopMail"];
        put?: never;
        /** Get no more mail about a request, by the link in a guest’s mail; one click of a mail program (RFC 8058) */
        post: operations["stopRequestMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/salesforce/activity/{type}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One request with its history */
        get: operations["getRequest"];
        put?: never;
        post?: never;
        /** Take a request back */
        delete: operations["cancelRequest"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/salesforce/activity/{type}/{id}/additionalInformation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send the information that staff asked for */
        post: operations["answerRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/salesforce/activity/{type}/{id}/additionalInformation/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a file ahead of an answer */
        post: operations["addAnswerFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/salesforce/activity/{type}/{id}/rating": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say how a request that is complete went */
        post: operations["rateRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/salesforce/boardsAndCommissions/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Boards and commissions */
        get: operations["listBoards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/salesforce/elginToday": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Updates of the city */
        get: operations["listNewsPosts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/salesforce/inProgress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One’s own requests */
        get: operations["listRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/salesforce/knowledgebase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Search the articles of the knowledge base */
        get: operations["searchArticles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/salesforce/knowledgebase/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One article of the knowledge base */
        get: operations["getArticle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/salesforce/knowledgebase/trending": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The ten articles read most */
        get: operations["listTrendingArticles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/salesforce/matchOrCreateOrgsToSalesforceOrgs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add organizations, or ask to join them */
        post: operations["joinOrganizations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/salesforce/matchToSalesforceContact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Match a person to a contact record and a utility account
         * @description For clients that create the account in single calls; others use completeAccount.
         */
        post: operations["matchContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/salesforce/organizations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Find an organization by its name */
        get: operations["searchOrganizations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scheduled-payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Scheduled payments of the accounts in one’s care */
        get: operations["listScheduledPayments"];
        put?: never;
        /**
         * Schedule a payment on a day before a bill is due
         * @description It is made once, on that day from eight in the morning. What was paid by then is taken off. The payer is reminded the day before.
         */
        post: operations["schedulePayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scheduled-payments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a scheduled payment, until the day before */
        put: operations["changeScheduledPayment"];
        post?: never;
        /** Cancel a scheduled payment, until the day before */
        delete: operations["cancelScheduledPayment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Search services, articles, news, boards and pages */
        get: operations["searchSite"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/signup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make an account */
        post: operations["signUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sso/metadata": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What another site has to know of the portal (SAML 2.0) */
        get: operations["getSamlMetadata"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sso/SAML": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Vouch for the person who asks, to another site (SAML 2.0) */
        post: operations["answerSaml"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/systemAlerts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the city announces to whoever is signed in */
        get: operations["listOwnAlerts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/systemAlerts/{id}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Put an alert away */
        put: operations["readOwnAlert"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change one’s own language, or on whose behalf one acts */
        put: operations["updateUser"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete one’s own account
         * @description Every session ends. What the law obliges the city to keep loses the person’s name.
         */
        delete: operations["deleteAccount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create the account from the whole form, all of it or nothing */
        post: operations["completeAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/account-draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Account creation as far as it has come */
        get: operations["getAccountDraft"];
        /** Keep account creation as far as it has come */
        put: operations["saveAccountDraft"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/data-archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything the city holds on one, with the files, as a ZIP */
        get: operations["downloadDataArchive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/data-export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything the city holds on one, to download */
        get: operations["exportData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/data-exports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether one’s data can be had at once, and the archives prepared for one */
        get: operations["listDataExports"];
        put?: never;
        /** Have an archive of one’s data prepared; a mail tells when it is ready */
        post: operations["createDataExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/data-exports/{id}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An archive that was prepared for one */
        get: operations["downloadDataExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Show a profile picture
         * @description Takes the small copy that is displayed: JPEG, PNG, GIF or WebP, at most 1 MB and 1,024 pixels a side. The original, if it is to be kept, is uploaded in parts before (beginPictureUpload).
         */
        put: operations["setPicture"];
        post?: never;
        /** Take the profile picture away */
        delete: operations["removePicture"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/image/uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin to upload the original of a picture */
        post: operations["beginPictureUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/image/uploads/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Join the parts of the original */
        post: operations["completePictureUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/image/uploads/{id}/{part}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Upload one part of the original */
        put: operations["putPicturePart"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/notification-prefs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What one is told of */
        get: operations["getNotificationSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/notification-prefs/{id}/{setting}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Switch a notification on or off */
        post: operations["setNotification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change one’s own profile */
        put: operations["updateProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/profile-details/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One’s own user record with its history */
        get: operations["getProfileDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/profile/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One’s own profile */
        get: operations["getProfile"];
        /**
         * As updateUser, with one’s own id in the path
         * @deprecated
         */
        put: operations["updateUserById"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/resend-registration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail the link that proves an address once more */
        post: operations["resendVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail a link to choose a new password */
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Prove an email address */
        post: operations["verifyEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AccountCreation: {
            /** @default  */
            address1: string;
            /** @default  */
            address2: string;
            /** @default  */
            city: string;
            /** @default  */
            firstName: string;
            /** @default false */
            hasBusiness: boolean;
            /** @default false */
            hasNoneOfTheAbove: boolean;
            /** @default false */
            hasSeveralProperties: boolean;
            /** @default false */
            hasUtilities: boolean;
            /** @default  */
            lastName: string;
            /** @default [] */
            organizations: components["schemas"]["NamedOrganization"][];
            /**
             * @description Empty, or a US number; kept as (999) 999-9999.
             * @default
             */
            phoneNumber: string;
            /**
             * @description Properties beside the primary address.
             * @default []
             */
            properties: components["schemas"]["Address"][];
            /**
             * @description Two letters: one of the 50 states, or DC.
             * @default
             */
            state: string;
            /** @default  */
            utilityCustomerId: string;
            /** @default  */
            utilityStreetNumber: string;
            /**
             * @description Five digits.
             * @default
             */
            zip: string;
        };
        AccountDraft: {
            form: components["schemas"]["AccountCreation"];
            /**
             * @description Where account creation goes on.
             * @enum {string}
             */
            step: "address" | "account-information" | "business-information";
        };
        AccountLookup: {
            OutputParms: {
                /** @description Customer and location, or empty. */
                AccountNumber: string;
                /**
                 * @description Whole cents; a minus behind them is a credit.
                 * @example 6120
                 */
                AmountDueWithoutPending: string;
                /** @description MMDDYYYY, or empty. */
                DueDateOfLastBill: string;
                /**
                 * @description 0000 found; 0001 no such account; 0002 the customer has several: name the location too.
                 * @enum {string}
                 */
                ErrorCode: "0000" | "0001" | "0002";
                /**
                 * @description Whole cents; a minus behind them is a credit.
                 * @example 6120
                 */
                PenaltyAmount: string;
                /**
                 * @description The service address without its house number, or empty.
                 * @example Millrace St
                 */
                Street: string;
            };
        };
        Activity: {
            /** @enum {string} */
            Action: "APPLY_FOR" | "REGISTER_FOR" | "PAY_FOR" | "FIND" | "REPORT" | "RENT" | "SIGN_UP_FOR" | "MAPS";
            CalendlyLink: string | null;
            /** @description Sanitised HTML. */
            Content: string | null;
            Deleted: boolean;
            Description: string;
            ExternalLink: string | null;
            GuestEnabled: boolean;
            /** Format: uuid */
            Id: string;
            /** @description The fields of this object that are in English, because they do not exist in the language asked for. */
            inEnglish: string[];
            Item: string;
            LaserficheProcessId: string | null;
            Order: number;
            paymentCode: string | null;
            PaymentRequired: boolean;
            PopularService: boolean;
            PopularServiceIconURL: string | null;
            PopularServiceOrder: number | null;
            Published: boolean;
            /**
             * @description What a report by this service is about.
             * @enum {string|null}
             */
            ReportCategory: "graffiti" | "trees" | "sidewalk" | "streetlight" | "snowIce" | "garbageRecycling" | "missedPickup" | "codeViolation" | "healthComplaint" | "streetUtilities" | "generalInformation" | "feedback" | null;
            SalesforceObjectId: string | null;
            salesforcePaymentField: string | null;
            /**
             * @description The words of its page’s address.
             * @example report-a-pothole
             */
            Slug: string;
            ToggleInAppBrowser: boolean;
            /** @enum {string} */
            Type: "LASERFICHE_FORM" | "CUSTOM_FORM" | "EXTERNAL_LINK" | "CONTENT";
        };
        Address: {
            /** @default  */
            address1: string;
            /** @default  */
            address2: string;
            /** @default  */
            city: string;
            /**
             * @description Two letters: one of the 50 states, or DC.
             * @default
             */
            state: string;
            /**
             * @description Five digits.
             * @default
             */
            zip: string;
        };
        AnswerFile: {
            /** Format: uuid */
            id: string;
            name: string;
            /** @description Bytes, as kept. */
            size: number;
            type: string;
        };
        Article: {
            /** Format: uuid */
            id: string;
            /** @description The fields of this object that are in English, because they do not exist in the language asked for. */
            inEnglish: string[];
            /**
             * @description Language of the texts; English where they do not exist in the asked one.
             * @enum {string}
             */
            language: "en" | "es";
            layoutItems: {
                label: string;
                /** @description Screens leave out the one named Chat_Answer. */
                name: string;
                /** @description Sanitised HTML. */
                value: string;
            }[];
            /**
             * @description The words of its page’s address.
             * @example report-a-pothole
             */
            slug: string;
            summary: string;
            title: string;
        };
        ArticleSummary: {
            /** Format: uuid */
            id: string;
            /** @description The fields of this object that are in English, because they do not exist in the language asked for. */
            inEnglish: string[];
            /**
             * @description Language of the texts; English where they do not exist in the asked one.
             * @enum {string}
             */
            language: "en" | "es";
            /**
             * @description The words of its page’s address.
             * @example report-a-pothole
             */
            slug: string;
            summary: string;
            title: string;
        };
        AuthUser: {
            Admin: boolean;
            Email: string;
            FirstName: string;
            /** Format: uuid */
            Id: string;
            /** @enum {string} */
            Language: "en" | "es";
            LastName: string;
            PhoneNumber: string | null;
            ProfilePictureUrl: string | null;
            salesforceContact: {
                address1: string;
                address2: string;
                city: string;
                state: string;
                zip: string;
            } | null;
            /** @description The contact record; null until the account is complete. */
            SalesforceId: string | null;
            /** @description Id of the organization, or `personal`. */
            selectedOrganization: string;
            selectedOrganizationInfo: {
                /** Format: uuid */
                Id: string;
                Name: string;
            } | null;
            /** @description The email address is proven. */
            Verified: boolean;
        };
        Bill: {
            /**
             * @description Customer and location.
             * @example 1001-5001
             */
            accountNumber: string;
            /**
             * @description As billed, in dollars.
             * @example 61.2
             */
            amount: number;
            /**
             * @description Still due, in dollars; what is pending is taken off.
             * @example 61.2
             */
            amountDueWithoutPending: number;
            /** Format: date */
            billDate: string;
            /**
             * @description Still open in utility billing’s books, in dollars.
             * @example 61.2
             */
            currentBalance: number;
            /** Format: date */
            dueDate: string;
            /** @description Paid through the portal and not yet booked by utility billing. */
            isPending: boolean;
            /** Format: uuid */
            key: string;
            number: string;
            /** @description The bill as a page to be read or printed. */
            pageLink: string;
            /** @description The bill as PDF, in the reader’s language. */
            pdfLink: string;
            /** @example Water (1001-5001) */
            type: string;
        };
        BillingAccount: {
            /**
             * @description Customer and location.
             * @example 1001-5001
             */
            accountNumber: string;
            /** @description The service address. */
            address1: string;
            /**
             * @description Due without the penalty, in dollars; what is pending is taken off.
             * @example 61.2
             */
            amount: number;
            /**
             * @description Paid above what is due, in dollars; what is pending counts.
             * @example 61.2
             */
            creditAmount: number;
            /**
             * @description As utility billing last said, in dollars; negative is a credit.
             * @example 61.2
             */
            currentBalance: number;
            customerId: string;
            /** Format: date */
            dueDate: string | null;
            isPaperless: boolean;
            /** @description Paid through the portal and not yet booked by utility billing. */
            isPending: boolean;
            locationId: string;
            /** @description The next installment where the account has a payment arrangement with none missed; null otherwise. Its day counts, not `dueDate`. */
            nextInstallment: {
                /**
                 * @description What is left of it, in dollars.
                 * @example 61.2
                 */
                amount: number;
                /** Format: date */
                dueOn: string;
            } | null;
            /**
             * @description Due as a penalty, in dollars.
             * @example 61.2
             */
            penaltyAmount: number;
            /**
             * @description Both together; a credit is not due.
             * @example 61.2
             */
            totalAmountDue: number;
            /**
             * @description The accountType of `/payment`.
             * @enum {string}
             */
            type: "UTILITY";
        };
        BillingHistory: {
            accountDelinquentStatuses: components["schemas"]["DelinquentStatus"][];
            accounts: components["schemas"]["BillingAccount"][];
            /** @description Of the last twelve months, and older ones that are open; the newest first. */
            bills: components["schemas"]["Bill"][];
            /** @description Twelve months, this one first. */
            historyMonthly: {
                /**
                 * @description Dollars.
                 * @example 61.2
                 */
                billedAmount: number;
                /** @example 2026-11 */
                month: string;
                /**
                 * @description Dollars.
                 * @example 61.2
                 */
                paidAmount: number;
            }[];
            /** @description Of the last twelve months, the newest first. */
            payments: components["schemas"]["PaymentHistoryItem"][];
            /**
             * @description On all accounts, in dollars; a credit on one pays no other.
             * @example 61.2
             */
            totalAmountDue: number;
        };
        Board: {
            /** @description http or https. */
            Additional_Information1__c: string | null;
            /** @description http or https. */
            Additional_Information2__c: string | null;
            /** @description http or https. */
            Additional_Information3__c: string | null;
            /** @description http or https. */
            Additional_Information4__c: string | null;
            /** @description http or https. */
            Additional_Information5__c: string | null;
            /** @description http or https. */
            Additional_Information6__c: string | null;
            /** @description http or https. */
            Additional_Information7__c: string | null;
            /** @description http or https. */
            Additional_Information8__c: string | null;
            /** @description http or https. */
            Additional_Information9__c: string | null;
            /** @description http or https. */
            Additional_Information10__c: string | null;
            Alias__c: string;
            Icon__c: string | null;
            /** Format: uuid */
            Id: string;
            Label_Additional_Information1__c: string | null;
            Label_Additional_Information2__c: string | null;
            Label_Additional_Information3__c: string | null;
            Label_Additional_Information4__c: string | null;
            Label_Additional_Information5__c: string | null;
            Label_Additional_Information6__c: string | null;
            Label_Additional_Information7__c: string | null;
            Label_Additional_Information8__c: string | null;
            Label_Additional_Information9__c: string | null;
            Label_Additional_Information10__c: string | null;
            /**
             * @description Language of the texts; English where they do not exist in the asked one.
             * @enum {string}
             */
            language: "en" | "es";
            Meeting_Date__c: string | null;
            Meeting_Location__c: string | null;
            Meeting_Time__c: string | null;
            Name: string;
            /** @description Sanitised HTML. */
            Overview__c: string;
            /** @description Plain text; bullets are separated by a dollar sign. */
            Powers_Duties__c: string | null;
            Size__c: number;
            Staff_Liaison__r: {
                Name: string;
            } | null;
            Staff_Liaison_Email__c: string | null;
            Staff_Liaison_Phone__c: string | null;
            Term_Length__c: string | null;
            Term_Limit__c: string | null;
            Vacancies__c: number;
        };
        BoxFolder: {
            /** @description Opens this one folder for half an hour; the boxToken of `/mobileWebView/box`. */
            accessToken: string;
            /** Format: uuid */
            folderId: string;
        };
        BoxFolderPage: {
            canAdd: boolean;
            documents: {
                /** @enum {string} */
                by: "resident" | "staff";
                /** Format: date-time */
                createdAt: string;
                /** Format: uuid */
                id: string;
                name: string;
                /** @description Bytes. */
                size: number;
                type: string;
                /** @description Good for a quarter of an hour. */
                url: string;
            }[];
            /** Format: uuid */
            folderId: string;
            /** @enum {string} */
            kind: "request" | "account";
            name: string;
            /** @description The case number, or the account’s. */
            number: string;
            page: number;
            pages: number;
            total: number;
        };
        BusinessProcess: {
            id: string;
            name: string;
        };
        ByIdToken: {
            /** @description ID token of Firebase. */
            idToken: string;
            /**
             * @description web: an HttpOnly cookie. mobile: tokens in the reply.
             * @default web
             * @enum {string}
             */
            session: "web" | "mobile";
        };
        ByPassword: {
            /** @example name@example.com */
            email: string;
            /** Format: password */
            password: string;
            /**
             * @description web: an HttpOnly cookie. mobile: tokens in the reply.
             * @default web
             * @enum {string}
             */
            session: "web" | "mobile";
        };
        Citation: {
            /** @description Due, in dollars; it is paid whole, and is 0 where it is paid already. */
            amount: number;
            /** Format: date */
            dueOn: string | null;
            isPaid: boolean;
            /** Format: date */
            issuedOn: string;
            number: string;
            /** @description The page where it is paid; whoever has this link sees what is due. */
            path: string;
            /**
             * @description What for, in the language that was asked for where the office says it in that.
             * @example Expired meter
             */
            type: string;
            /**
             * @description The language of `type`.
             * @enum {string}
             */
            typeLanguage: "en" | "es";
        };
        DataExport: {
            accountDraft: {
                /** @default  */
                address1: string;
                /** @default  */
                address2: string;
                /** @default  */
                city: string;
                /** @default  */
                firstName: string;
                /** @default false */
                hasBusiness: boolean;
                /** @default false */
                hasNoneOfTheAbove: boolean;
                /** @default false */
                hasSeveralProperties: boolean;
                /** @default false */
                hasUtilities: boolean;
                /** @default  */
                lastName: string;
                /** @default [] */
                organizations: components["schemas"]["NamedOrganization"][];
                /**
                 * @description Empty, or a US number; kept as (999) 999-9999.
                 * @default
                 */
                phoneNumber: string;
                /**
                 * @description Properties beside the primary address.
                 * @default []
                 */
                properties: components["schemas"]["Address"][];
                /**
                 * @description Two letters: one of the 50 states, or DC.
                 * @default
                 */
                state: string;
                /** @default  */
                utilityCustomerId: string;
                /** @default  */
                utilityStreetNumber: string;
                /**
                 * @description Five digits.
                 * @default
                 */
                zip: string;
            } | null;
            contact: {
                address1: string;
                address2: string;
                city: string;
                Email: string | null;
                FirstName: string;
                Id: string;
                LastName: string;
                PhoneNumber: string | null;
                state: string;
                zip: string;
            } | null;
            deeds: {
                /** Format: date-time */
                at: string;
                byYourself: boolean;
                operation: string;
            }[];
            events: {
                Action: string;
                /** Format: date-time */
                created_at: string;
                EventData: string;
                EventName: string;
                Item: string;
            }[];
            /** Format: date-time */
            madeAt: string;
            notificationSettings: {
                enabled: boolean;
                notificationId: string;
            }[];
            organizations: components["schemas"]["JoinedOrganization"][];
            properties: components["schemas"]["Address"][];
            sessions: {
                app: string;
                /** Format: date-time */
                createdAt: string;
                ipAddress: string | null;
                /** Format: date-time */
                lastSeenAt: string;
                userAgent: string | null;
            }[];
            settings: {
                toggleEmailNotifications: boolean;
                togglePhoneNotifications: boolean;
            } | null;
            user: components["schemas"]["User"];
            utilityAccounts: components["schemas"]["UtilityAccount"][];
        };
        DataExportJob: {
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description Then it is deleted.
             */
            expiresAt: string;
            /** Format: uuid */
            id: string;
            /** @description Bytes, once it is ready. */
            size: number | null;
            /** @enum {string} */
            status: "preparing" | "ready" | "failed";
        };
        DelinquentStatus: {
            /**
             * @description Customer and location.
             * @example 1001-5001
             */
            accountNumber: string;
            /**
             * @description Dollars; what is pending is taken off.
             * @example 61.2
             */
            amount: number;
            /**
             * Format: date
             * @description Since when it is overdue, or when water is turned off.
             */
            date: string;
            /** @enum {string} */
            type: "past-due" | "shutoff";
        };
        DraftFile: {
            /** Format: uuid */
            id: string;
            name: string;
            /** @description Bytes, as kept. */
            size: number;
            type: string;
        };
        EnrolledAutopay: {
            /** @enum {boolean} */
            AutopayEnabled: true;
            /** Format: uuid */
            AutopayId: string;
            /**
             * @description S: savings account; C: checking account; R: card.
             * @enum {string}
             */
            AutopayStatus: "S" | "C" | "R";
            /**
             * Format: uuid
             * @description Id of the saved method.
             */
            PaymentProfileId: string;
            /** @enum {boolean} */
            success: true;
        };
        FeatureFlag: {
            enabled: boolean;
            name: string;
        };
        Fee: {
            /** @description Dollars. */
            amount: number;
            /** @description The fields of this object that are in English, because they do not exist in the language asked for. */
            inEnglish: string[];
            isPaid: boolean;
            /**
             * @description What it is, in the reader’s language.
             * @example Parking ticket: T-4711
             */
            name: string;
            /** @description The request’s number. */
            number: string;
            /** @description Where it is for; empty where nobody said. */
            place: string;
        };
        FeedEvent: {
            allDay: boolean;
            /**
             * @description Day or days in the city, in the asked language.
             * @example Nov 20, 2026
             */
            dates: string;
            /** @description As start; the last day itself for an event of whole days. */
            end: (string | null) | string;
            /** Format: uuid */
            id: string;
            /** @description The fields of this object that are in English, because they do not exist in the language asked for. */
            inEnglish: string[];
            /**
             * Format: uri
             * @description http or https.
             */
            link: string | null;
            /** @description Plain text. */
            location: string | null;
            /** @description Instant in UTC; a plain date for an event of whole days. */
            start: string;
            /**
             * @description Times in the city; empty for an event of whole days.
             * @example 7:00 PM - 9:00 PM
             */
            times: string;
            /** @description Plain text. */
            title: string;
        };
        /** @description Holds when the answer to the field, or one of them, is among these. */
        FormCondition: {
            field: string;
            is: string[];
        };
        FormDefinition: {
            fees: {
                cents: number;
                label: components["schemas"]["FormText"];
                perUnitOf?: string;
                when?: components["schemas"]["FormCondition"];
            }[];
            pages: {
                fields: components["schemas"]["FormField"][];
                title: components["schemas"]["FormText"];
                when?: components["schemas"]["FormCondition"];
            }[];
            thanks: components["schemas"]["FormText"];
        };
        FormField: {
            hint?: components["schemas"]["FormText"];
            /** @enum {boolean} */
            isRequired?: true;
            /**
             * @description Its answer says which one is meant.
             * @enum {boolean}
             */
            isSubject?: true;
            /** @enum {string} */
            kind: "text" | "paragraph";
            label: components["schemas"]["FormText"];
            maxLength?: number;
            /** @description What to say where the answer is missing. */
            missing?: {
                en: string;
                es: string;
            };
            name: string;
            when?: components["schemas"]["FormCondition"];
        } | {
            hint?: components["schemas"]["FormText"];
            /** @enum {boolean} */
            isRequired?: true;
            /**
             * @description Its answer says which one is meant.
             * @enum {boolean}
             */
            isSubject?: true;
            /** @enum {string} */
            kind: "email" | "phone" | "date" | "address" | "yes-no";
            label: components["schemas"]["FormText"];
            /** @description What to say where the answer is missing. */
            missing?: {
                en: string;
                es: string;
            };
            name: string;
            when?: components["schemas"]["FormCondition"];
        } | {
            decimals?: number;
            hint?: components["schemas"]["FormText"];
            /** @enum {boolean} */
            isRequired?: true;
            /**
             * @description Its answer says which one is meant.
             * @enum {boolean}
             */
            isSubject?: true;
            /** @enum {string} */
            kind: "number";
            label: components["schemas"]["FormText"];
            max?: number;
            min?: number;
            /** @description What to say where the answer is missing. */
            missing?: {
                en: string;
                es: string;
            };
            name: string;
            when?: components["schemas"]["FormCondition"];
        } | {
            choices: {
                label: components["schemas"]["FormText"];
                value: string;
            }[];
            hint?: components["schemas"]["FormText"];
            /** @enum {boolean} */
            isRequired?: true;
            /**
             * @description Its answer says which one is meant.
             * @enum {boolean}
             */
            isSubject?: true;
            /** @enum {string} */
            kind: "choice" | "choices";
            label: components["schemas"]["FormText"];
            /** @description What to say where the answer is missing. */
            missing?: {
                en: string;
                es: string;
            };
            name: string;
            when?: components["schemas"]["FormCondition"];
        } | {
            hint?: components["schemas"]["FormText"];
            /** @enum {boolean} */
            isRequired?: true;
            /**
             * @description Its answer says which one is meant.
             * @enum {boolean}
             */
            isSubject?: true;
            /** @enum {string} */
            kind: "files";
            label: components["schemas"]["FormText"];
            /** @description What to say where the answer is missing. */
            missing?: {
                en: string;
                es: string;
            };
            most: number;
            name: string;
            when?: components["schemas"]["FormCondition"];
        } | {
            /** @enum {string} */
            kind: "words";
            label: components["schemas"]["FormText"];
            name: string;
            when?: components["schemas"]["FormCondition"];
        };
        FormText: {
            en: string;
            es: string;
        };
        HostedForm: {
            definition: components["schemas"]["FormDefinition"];
            /** @description The bpid. */
            id: string;
            name: string;
            service: {
                /** Format: uuid */
                id: string;
                isGuestEnabled: boolean;
                name: string;
            };
            version: number;
        };
        JoinedOrganization: {
            /** Format: uuid */
            Id: string;
            Manager: boolean;
            Name: string;
            /** @description False until a manager has approved. */
            Verified: boolean;
        };
        KnownDetails: {
            /** @description Street and number; of the organization, if for one. */
            address: string;
            email: string;
            name: string;
            /** @description For which the person acts; empty for nobody. */
            organization: string;
            phone: string;
        };
        LanguageOption: {
            enName: string;
            i18nCode: string;
            nativeName: string;
        };
        MaintenanceInfo: {
            /** @description The downtime in force, else the one that is warned of. */
            maintenanceSettings: {
                daysActive: {
                    everyDay: boolean;
                    friday: boolean;
                    monday: boolean;
                    saturday: boolean;
                    sunday: boolean;
                    thursday: boolean;
                    tuesday: boolean;
                    wednesday: boolean;
                };
                enabled: boolean;
                /**
                 * Format: date
                 * @description The last day on which it starts; null means until it is changed.
                 */
                endDate: string | null;
                /**
                 * @description No later than the start, it is on the next day.
                 * @example 04:00 AM
                 */
                endTime: string;
                englishText: string;
                spanishText: string;
                /**
                 * Format: date
                 * @description The first day on which it starts, in the city; null means since ever.
                 */
                startDate: string | null;
                /**
                 * @description `hh:mm AM` or `hh:mm PM`, by the clocks of the city.
                 * @example 10:00 PM
                 */
                startTime: string;
            } | null;
            /** @description The warning in force. */
            maintenanceWarningAlert: {
                daysActive: {
                    everyDay: boolean;
                    friday: boolean;
                    monday: boolean;
                    saturday: boolean;
                    sunday: boolean;
                    thursday: boolean;
                    tuesday: boolean;
                    wednesday: boolean;
                };
                enabled: boolean;
                /**
                 * Format: date
                 * @description The last day on which it starts; null means until it is changed.
                 */
                endDate: string | null;
                /**
                 * @description No later than the start, it is on the next day.
                 * @example 04:00 AM
                 */
                endTime: string;
                englishText: string;
                spanishText: string;
                /**
                 * Format: date
                 * @description The first day on which it starts, in the city; null means since ever.
                 */
                startDate: string | null;
                /**
                 * @description `hh:mm AM` or `hh:mm PM`, by the clocks of the city.
                 * @example 10:00 PM
                 */
                startTime: string;
            } | null;
            onlineBillPayEnabled: boolean;
            /**
             * Format: date-time
             * @description When bills can be paid again; null if they can be, or nobody knows.
             */
            reopensAt: string | null;
        };
        Message: {
            Body: string;
            /** Format: date-time */
            CreatedAt: string;
            /** Format: uuid */
            Id: string;
            /**
             * Format: date-time
             * @description Null means unread.
             */
            ReadAt: string | null;
            /**
             * Format: uuid
             * @description The record that it is about; null where it is about none.
             */
            SalesforceId: string | null;
            /** @enum {string|null} */
            SObjectType: "Case" | "COE_Permit__c" | "Permit_Application__c" | "Zoning_Inquiry__c" | "LPI_Application__c" | null;
            Title: string;
        };
        NamedOrganization: {
            /** @default  */
            address1: string;
            /** @default  */
            address2: string;
            /** @default  */
            businessLicenseId: string;
            /** @default  */
            city: string;
            /** @default  */
            name: string;
            /**
             * @description Id of one that the search found; empty for a new one, which needs all the rest.
             * @default
             */
            sfId: string | "";
            /**
             * @description Two letters: one of the 50 states, or DC.
             * @default
             */
            state: string;
            /** @default  */
            taxId: string;
            /**
             * @description Five digits.
             * @default
             */
            zip: string;
        };
        NearbyReport: {
            /** @enum {string} */
            category: "graffiti" | "trees" | "sidewalk" | "streetlight" | "snowIce" | "garbageRecycling" | "missedPickup" | "codeViolation" | "healthComplaint" | "streetUtilities" | "generalInformation" | "feedback";
            /** Format: date-time */
            createdAt: string;
            distanceMeters: number;
            /** Format: uuid */
            id: string;
            /** @description Whoever asks sent it, or follows it. */
            isFollowed: boolean;
            /** @description Degrees, to about 10 metres. */
            latitude: number;
            longitude: number;
            status: string;
            statusInformation: components["schemas"]["StatusInformation"];
        };
        NewsFeedItem: {
            /** @description Plain text, at most 300 characters. */
            contentSnippet: string;
            /** @description The picture of the item; null where it has none. */
            enclosure: {
                /**
                 * @description Path of our own copy.
                 * @example /media/….jpg
                 */
                url: string;
            } | null;
            /** Format: uuid */
            id: string;
            /** @description The fields of this object that are in English, because they do not exist in the language asked for. */
            inEnglish: string[];
            /**
             * Format: uri
             * @description http or https.
             */
            link: string | null;
            /**
             * Format: date-time
             * @description Instant of publication, UTC.
             */
            pubDate: string;
            /** @description Plain text. */
            title: string;
        };
        NewsPost: {
            /** @description Sanitised HTML. */
            Additional_Info__c: string | null;
            Category__c: string;
            /** Format: uuid */
            Id: string;
            /** @description The fields of this object that are in English, because they do not exist in the language asked for. */
            inEnglish: string[];
            /**
             * @description Language of the texts; English where they do not exist in the asked one.
             * @enum {string}
             */
            language: "en" | "es";
            /**
             * Format: date
             * @description Day in the city from which it is shown.
             */
            Show_On__c: string;
            /** @description The update in one sentence; plain text. */
            Update__c: string;
        };
        NotificationSetting: {
            enabled: boolean;
            notificationId: string;
            /** @description In the reader’s language. */
            notificationName: string;
            /** @description The person switched it off. */
            optedOut: boolean;
        };
        OpaqueData: {
            /** @example COMMON.ACCEPT.INAPP.PAYMENT */
            dataDescriptor: string;
            dataValue: string;
        };
        OpenReport: {
            /** @description The hundred of the nearest address; null where none is near. */
            blockNumber: number | null;
            /** @enum {string} */
            category: "graffiti" | "trees" | "sidewalk" | "streetlight" | "snowIce" | "garbageRecycling" | "missedPickup" | "codeViolation" | "healthComplaint" | "streetUtilities" | "generalInformation" | "feedback";
            /** Format: uuid */
            id: string;
            /** @description Degrees, to a thousandth: about a block. */
            latitude: number;
            longitude: number;
            /**
             * Format: date
             * @description In the city’s time zone.
             */
            reportedOn: string;
            status: string;
            statusInformation: components["schemas"]["StatusInformation"];
            street: string | null;
        };
        OrganizationMember: {
            FirstName: string;
            LastName: string;
            Manager: boolean;
            /** Format: uuid */
            UserId: string;
            /** @description False: asked to join, and waits for a manager. */
            Verified: boolean;
        };
        OwnSession: {
            /**
             * @description The residents’ site, the staff’s site, or a mobile app.
             * @enum {string}
             */
            app: "resident" | "staff" | "mobile";
            /** @example Firefox */
            browser: string | null;
            /** Format: uuid */
            id: string;
            /** @description The session that asks. */
            isCurrent: boolean;
            /** @description A page that the mobile app opened; it ends with the app’s session. */
            isOpenedByApp: boolean;
            /**
             * Format: date-time
             * @description To the hour.
             */
            lastUsedAt: string;
            /**
             * @description Where it was used last, by its network address; null when nobody knows.
             * @example Elgin, Illinois, United States
             */
            place: string | null;
            /** Format: date-time */
            signedInAt: string;
            /** @example Windows */
            system: string | null;
        };
        PastPayment: {
            /**
             * @description Customer and location.
             * @example 1001-5001
             */
            accountNumber: string;
            /**
             * @description Dollars; negative was given back.
             * @example 61.2
             */
            amount: number;
            /** @description Paid through the portal and not yet booked by utility billing. */
            isPending: boolean;
            /** Format: date */
            paymentDate: string;
            type: string;
        };
        Payment: {
            /** @description Dollars. */
            amount: number;
            authNetTransId: string | null;
            /** Format: date-time */
            createdAt: string;
            /** @description A text’s key. */
            declineReason: string | null;
            /** @description Its page, for a frame; null where there is nothing left to pay by it. */
            frameUrl: string | null;
            items: {
                accountNumber: string;
                /**
                 * Format: uuid
                 * @description The request whose fee it is.
                 */
                activityId: string | null;
                amount: number;
                /** @description The fields of this object that are in English, because they do not exist in the language asked for. */
                inEnglish: string[];
                /**
                 * @description What it is, in the reader’s language.
                 * @example Parking ticket: T-4711
                 */
                name: string;
                /** @description Where it is for, such as the service address; of an account in somebody else’s care the street alone. Empty where nobody said. */
                place: string;
            }[];
            method: {
                brand: string;
                /** @enum {string} */
                kind: "card" | "bank";
                last4: string;
            } | null;
            /** @description The accounts that it pays. */
            navilineRoutingIds: string[];
            /**
             * @description What was paid.
             * @enum {string}
             */
            paymentType: "UTILITY" | "Form Fee" | "LPI" | "CITATION";
            /** @description The receipt as PDF, of what was paid or taken back; null where there is none. */
            pdfUrl: string | null;
            /** @description Opens the receipt; a guest’s for whoever has it. */
            receiptUrl: string;
            /** @description Leads to the provider’s page and back; likewise. */
            redirectUrl: string | null;
            /** @example P7Q2V0X4M9K1T8R3Z5HW */
            reference: string;
            /**
             * @description open: not submitted, or its page is still open; checking: nobody knows yet whether the money moved; returned: refunded, voided or taken back by the bank.
             * @enum {string}
             */
            status: "open" | "paid" | "checking" | "declined" | "failed" | "returned";
        };
        PaymentArrangement: {
            /** @example 1001-5001 */
            accountNumber: string;
            /**
             * Format: date
             * @description The last day on which it can be accepted.
             */
            answerBy: string;
            /** Format: uuid */
            id: string;
            installments: {
                amount: number;
                /** Format: date */
                dueOn: string;
                /** @description What is left of it to pay. */
                left: number;
                /** @enum {string} */
                state: "paid" | "open" | "missed";
            }[];
            note: string;
            /** Format: date-time */
            offeredAt: string;
            /** @description The member of staff. */
            offeredBy: string;
            /** @description Dollars paid on the account since the offer, without what autopay paid of new bills. */
            paid: number;
            /** @description A saved method pays each installment. */
            paysItself: boolean;
            /**
             * @description kept: accepted, and nothing is overdue. missed: an installment is overdue. broken: one was not paid ten days after its day.
             * @enum {string}
             */
            state: "offered" | "kept" | "missed" | "declined" | "lapsed" | "withdrawn" | "done" | "broken";
            /** @description Dollars; the installments add up to it. */
            total: number;
        };
        PaymentHistory: {
            navilineAccountInfo: components["schemas"]["BillingAccount"][];
            /** @description The newest first. */
            pastPayments: components["schemas"]["PastPayment"][];
            /** @description The next to be due first. */
            upcomingBills: components["schemas"]["UpcomingBill"][];
        };
        PaymentHistoryItem: {
            /**
             * @description Customer and location.
             * @example 1001-5001
             */
            accountNumber: string;
            /** @description Paid through the portal and not yet booked by utility billing. */
            isPending: boolean;
            /**
             * @description Dollars; negative was given back.
             * @example 61.2
             */
            paymentAmount: number;
            /** Format: date */
            paymentDate: string;
            /** @description The portal’s reference of a payment made here, `-R` behind it for money given back; else the billing system’s number. */
            reference: string;
            /** @example Portal */
            type: string;
        };
        PaymentHistoryRecord: {
            accountInfo: {
                customerId: string;
                locationId: string;
                /** @enum {string} */
                type: "UTILITY";
            };
            pastPayments: components["schemas"]["PastPayment"][];
            upcomingBills: components["schemas"]["UpcomingBill"][];
        };
        PaymentProfile: {
            /** @description The one that was saved first. */
            Default: boolean;
            /** Format: uuid */
            Id: string;
            MaskedAccountNumber: string;
            ProfileDescription: string;
            /**
             * Format: uuid
             * @description The same as Id.
             */
            Token: string;
            /** @enum {string} */
            Type: "Credit Card" | "Bank Account";
        };
        PaymentQuestion: {
            accountNumber: string;
            /** @description Dollars of the earlier payment; null where the caller may not know it. */
            amount: number | null;
            /**
             * @description What `confirm` has to name.
             * @enum {string}
             */
            code: "Payment.NothingDue" | "Payment.PaidRecently" | "Payment.MoreThanDue";
            /** @description Due on the account, in dollars; negative is a credit. */
            due: number;
            /** @description In the reader’s language. */
            message: string;
            /**
             * Format: date-time
             * @description Its instant, for who made it or looks after the account.
             */
            paidAt: string | null;
            /**
             * Format: date
             * @description The city’s day of it; likewise.
             */
            paidOn: string | null;
        };
        PlacedAddress: {
            address: string;
            /** @description The part of the city. */
            area: string;
            /** Format: uuid */
            id: string;
            latitude: number;
            longitude: number;
            zip: string;
        };
        Problem: {
            /** @description Stable code; the key of the text to show. */
            code: string;
            detail?: string;
            errors?: {
                code: string;
                field: string;
                message?: string;
            }[];
            /** @description What a payment’s payer has to confirm before it is taken, by its code. */
            questions?: components["schemas"]["PaymentQuestion"][];
            /** @description Name this when you ask us about it. */
            requestId: string;
            status: number;
            title: string;
            /** @description Stable address of this kind of problem. */
            type: string;
        };
        Profile: {
            address1: string;
            address2: string;
            city: string;
            /** Format: date-time */
            created_at: string;
            Email: string;
            firstName: string;
            /** Format: uuid */
            Id: string;
            /** @description Of the primary address; null where the city knows no parcel there. */
            landParcel: {
                County_Board_District__c: string;
                Historic_District__c: string | null;
                /** Format: uuid */
                Id: string;
                Leaf_District__c: string;
                Parcel_Current_Land_Use__c: string;
                Parcel_Primary_Zoning__c: string;
                Refuse_Pickup_Day__c: string;
                School_District__c: string;
                State_Representative_District__c: string;
                State_Senate_District__c: string;
                U_S_Congressional_District__c: string;
                Water_Billing_Cycle_Dates__c: string;
            } | null;
            /** @enum {string} */
            Language: "en" | "es";
            lastName: string;
            phoneNumber: string;
            ProfilePictureUrl: string | null;
            /** @description Properties beside the primary address. */
            properties: components["schemas"]["Address"][];
            state: string;
            toggleEmailNotifications: boolean;
            togglePhoneNotifications: boolean;
            utilityAccounts: components["schemas"]["UtilityAccount"][];
            zip: string;
        };
        ProfileDetails: {
            paymentHistory: {
                /** Format: date-time */
                created_at: string;
                CustomerId: string;
                /** @description Dollars. */
                FinalPaymentAmount: number;
                LocationId: string;
            }[];
            user: components["schemas"]["User"];
            userActivities: {
                Action: string;
                /** Format: date-time */
                created_at: string;
                /** @description JSON text; of UserSession and UserLogin with ipAddress and userAgent. */
                EventData: string;
                EventName: string;
                Item: string;
            }[];
        };
        ReportData: {
            /** Format: uuid */
            activityId: string;
            /** @default  */
            address: string;
            codeViolation?: {
                /** @enum {string} */
                locationDescription?: "RESIDENTIAL" | "COMMERCIAL";
                /** @enum {string} */
                type?: "TALL_GRASS" | "DEBRIS" | "JUNK_VEHICLE" | "PARKING_ON_GRASS" | "ILLEGAL_DUMPING" | "WORK_WITHOUT_PERMIT" | "EXTERIOR" | "UNSAFE_STRUCTURE" | "VACANT" | "OVERCROWDING" | "FENCE" | "WINDOWS" | "STANDING_WATER" | "SIGN" | "HOME_BUSINESS" | "SIDEWALK_SNOW" | "OTHER";
            };
            /** @description Whom the city asks about this one report; the account’s own name if left out. Kept only for signed-in callers. */
            contactName?: string;
            /** @description Where they are called about it; left out, as the account says, and empty, not at all. */
            contactPhone?: string;
            /** @default  */
            description: string;
            /**
             * Format: uuid
             * @description The draft that it ends, where one is known: of two windows that send it one is taken. Pictures that come along make one of their own.
             */
            draftId?: string;
            /** @default  */
            extraDescription: string;
            /** @description Ids of files that were sent ahead to the draft; where it is left out, all of them. */
            files?: string[];
            garbageRecycling?: {
                /** @enum {string} */
                bulkType?: "BULK_ITEM" | "APPLIANCE" | "TIRES";
                /** @enum {string} */
                lrsService?: "NEW" | "EXCHANGE" | "REPAIR" | "MISSING" | "REMOVE";
                /** @enum {string} */
                lrsSize?: "35" | "64";
                /** @enum {string} */
                request?: "TOTER" | "LRS" | "BULK" | "LEAVES";
                /** @enum {string} */
                size?: "35 Gallon" | "35 - Senior Rate" | "64 Gallon";
                /** @enum {string} */
                toterType?: "NEW" | "EXCHANGE" | "REPAIR" | "MISSING" | "REMOVE";
            };
            graffiti?: {
                /** @enum {string} */
                location?: "PRIVATE_RESIDENCE" | "BUSINESS" | "STREET_OR_SIDEWALK" | "CITY_SIGN" | "PARK" | "UTILITY_BOX" | "OTHER";
                offensive?: boolean;
            };
            /**
             * @description Where somebody without an account wants to be told of changes.
             * @default
             * @example name@example.com
             */
            guestEmail: string;
            healthComplaint?: {
                /** @enum {string} */
                locationDescription?: "RESIDENTIAL" | "COMMERCIAL";
                /** @enum {string} */
                type?: "RESTAURANT" | "FOOD_STORE" | "FOOD_ILLNESS" | "RODENTS" | "INSECTS" | "MOSQUITOES" | "MOLD" | "NO_HEAT" | "NO_WATER" | "SEWAGE" | "POOL" | "ANIMALS";
            };
            missedPickup?: {
                /** @enum {string} */
                day?: "MONDAY" | "TUESDAY" | "WEDNESDAY" | "THURSDAY" | "FRIDAY" | "SATURDAY";
                /** @enum {string} */
                type?: "REFUSE" | "RECYCLING" | "YARD_WASTE" | "ORGANICS" | "CHRISTMAS_TREE";
            };
            /**
             * @description Degrees, WGS 84; without it the address tells the place.
             * @default null
             */
            position: {
                latitude: number;
                longitude: number;
            } | null;
            /** @default null */
            rating: number | null;
            sidewalk?: {
                /** @enum {string} */
                problem?: "CRACKED" | "UNEVEN" | "OTHER";
            };
            snowIce?: {
                /** @enum {string} */
                streetType?: "ALLEY" | "COURT" | "CITY_STREET" | "CUL_DE_SAC";
            };
            streetlight?: {
                /** @enum {string} */
                poleType?: "METAL" | "WOODEN";
                /** @enum {string} */
                problem?: "BURNED_OUT" | "ALWAYS_ON" | "SERIES_WITHOUT_POWER" | "GLASS_BROKEN" | "FLICKERS" | "OTHER";
            };
            streetUtilities?: {
                /** @enum {string} */
                requestType?: "POTHOLE" | "STORM_DRAIN" | "HYDRANT" | "WATER_PRESSURE" | "SEWER_BACKUP" | "MANHOLE";
            };
            trees?: {
                /** @enum {string} */
                problem?: "DOWN" | "TRIMMING" | "DEAD_OR_DECAYING";
            };
        };
        RequestDetail: {
            actionRequired: boolean;
            actionRequiredMessage: string | null;
            activityType: string;
            address: string;
            caseNumber: string;
            closeReason: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            expectedBy: string | null;
            files: {
                /** @enum {string} */
                by: "resident" | "staff";
                /** Format: date-time */
                createdAt: string;
                /** Format: uuid */
                id: string;
                name: string;
                /** @description Bytes. */
                size: number;
                type: string;
                /** @description Good for a quarter of an hour. */
                url: string;
            }[];
            formDetails: {
                data: {
                    data: string;
                    label: string;
                }[];
                label: string;
            }[];
            /** Format: uuid */
            id: string;
            /** @description The fields of this object that are in English, because they do not exist in the language asked for. */
            inEnglish: string[];
            isCancelable: boolean;
            /** @description A guest who sent it wants no more mail about it. */
            isMailStopped: boolean;
            /** Format: date-time */
            lastModified: string;
            latitude: number | null;
            longitude: number | null;
            name: string;
            /**
             * Format: date-time
             * @description When what it asks was paid.
             */
            paidAt: string | null;
            /** @description Dollars. */
            paymentAmount: number | null;
            paymentCode: string | null;
            paymentRequired: boolean;
            satisfaction: number | null;
            /**
             * @description Who follows a request sees how it goes on, and nothing that was sent or written.
             * @enum {string}
             */
            standing: "sender" | "follower";
            status: string;
            /** @description The stations of its way, in order; none where only the status is shown. */
            statuses: string[];
            statusInformation: components["schemas"]["StatusInformation"];
            timeline: {
                /** Format: date-time */
                at: string;
                /** @enum {string} */
                by: "resident" | "staff" | "system";
                /** @description `receipt` of a payment: where whoever made it sees its receipt. */
                facts: {
                    [key: string]: string | null;
                };
                /** Format: uuid */
                id: string;
                kind: string;
                text: string | null;
            }[];
            /** @enum {string} */
            type: "Case" | "COE_Permit__c" | "Permit_Application__c" | "Zoning_Inquiry__c" | "LPI_Application__c";
            /** Format: uuid */
            userActivityId: string;
        };
        RequestItem: {
            actionRequired: boolean;
            activityName: string;
            /** @description Where it is; empty where nobody said. */
            address: string;
            /** @description Of a report of others that is followed: its block. */
            blockNumber: number | null;
            caseNumber: string;
            data: {
                attributes: {
                    type: string;
                };
            };
            /** Format: uuid */
            id: string;
            /** @description The fields of this object that are in English, because they do not exist in the language asked for. */
            inEnglish: string[];
            /** Format: date-time */
            lastModified: string;
            /** @description The day in the city’s time zone, written out in the language asked for. */
            lastModifiedDisplay: string;
            status: string;
            statusInformation: components["schemas"]["StatusInformation"];
            street: string | null;
            /** @description Path of a small picture of one’s own request, good for a quarter of an hour; null where there is none. */
            thumbnail: string | null;
            /** @enum {string} */
            type: "Case" | "COE_Permit__c" | "Permit_Application__c" | "Zoning_Inquiry__c" | "LPI_Application__c";
        };
        ScheduledPayment: {
            /** @example 1001-5001 */
            accountNumber: string;
            /** @description Dollars; what was taken where it was less. */
            amount: number;
            /**
             * @description Why it came to nothing.
             * @enum {string|null}
             */
            ended: "payer" | "declined" | "method-gone" | "not-in-care" | "nothing-due" | "arrangement-ended" | null;
            /** Format: uuid */
            id: string;
            /** @description Until the day before. */
            isChangeable: boolean;
            /** @description Of a payment arrangement. */
            isInstallment: boolean;
            /** @description Null where it is another keeper’s. */
            method: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            /** Format: date */
            payOn: string;
            /** @description Of the payment that was made. */
            reference: string | null;
            /** @enum {string} */
            status: "planned" | "charging" | "paid" | "failed" | "skipped" | "cancelled" | "returned";
        };
        SearchResult: {
            /** @description Plain text, never HTML. Each hit begins with U+E000 and ends with U+E001; nothing else in it holds these characters. */
            highlight: string;
            /** @enum {string} */
            kind: "service" | "article" | "news" | "board" | "page";
            /**
             * @description Language of title and highlight; English where no other text exists.
             * @enum {string}
             */
            language: "en" | "es";
            /** @description Plain text. */
            title: string;
            /** @description Path in the portal, or an http(s) address of the city’s news. */
            url: string;
        };
        Session: {
            /**
             * Format: date-time
             * @description When the password was last given.
             */
            confirmedAt: string | null;
            /** @description After so long without a request the session has ended. */
            idleLimitSeconds: number | null;
            /** @description After so long without a request, warn: the session will end. */
            idleWarningSeconds: number | null;
            /** @enum {string} */
            state: "anonymous" | "unverified" | "no-contact" | "full" | "administrator";
        };
        SignedIn: {
            tokens: {
                /** @description Bearer token. */
                accessToken: string;
                /** @description Seconds that the access token lives. */
                expiresIn: number;
                /** @description Works once, for the next pair. */
                refreshToken: string;
            } | null;
            user: components["schemas"]["AuthUser"];
        };
        SignInMeans: {
            /** @description They have a password here. */
            password: boolean;
            providers: ("apple" | "facebook" | "google")[];
        };
        StatusInformation: {
            /** @enum {string} */
            color: "blue" | "green" | "orange" | "red" | "yellow" | "gray";
            /** @description Key of the text; null shows the status as it stands. */
            translationKey: string | null;
        };
        StoredMethod: {
            /**
             * @description Masked.
             * @example XXXX1111
             */
            accountnum: string;
            /** @description Visa, MasterCard, …; Checking or Savings of a bank account. */
            card_type: string;
            /**
             * @description YYYY-MM; null of a bank account.
             * @example 2028-04
             */
            expiry: string | null;
            /** Format: uuid */
            id: string;
            /** @description The one that was saved first. */
            isDefault: boolean;
            isUsedForAutopay: boolean;
            /** @enum {string} */
            kind: "card" | "bank";
            /**
             * @description In the reader’s language.
             * @example Visa ending in 1111
             */
            name: string;
        };
        StoredMethodUse: {
            /** @description Autopay ends where the method is removed. */
            isUsedForAutopay: boolean;
        };
        Success: {
            /** @enum {boolean} */
            success: true;
        };
        SystemAlert: {
            Active: boolean;
            /** Format: date-time */
            CreatedAt: string;
            /**
             * Format: uuid
             * @description Staff see who wrote it; residents never do.
             */
            CreatedBy: string | null;
            /** Format: uuid */
            Id: string;
            /** @description Made of the warning of a maintenance period, by whose id it goes. */
            MaintenanceWarning: boolean;
            /** @description Whoever asks has put it away. */
            Read: boolean;
            /** @description Sanitised HTML. */
            TextEnglish: string;
            /** @description Sanitised HTML. */
            TextSpanish: string;
            TitleAlertEnglish: string;
            TitleAlertSpanish: string;
        };
        Tokens: {
            /** @description Bearer token. */
            accessToken: string;
            /** @description Seconds that the access token lives. */
            expiresIn: number;
            /** @description Works once, for the next pair. */
            refreshToken: string;
        };
        UpcomingBill: {
            /**
             * @description Customer and location.
             * @example 1001-5001
             */
            accountNumber: string;
            /**
             * @description Still due, in dollars; what is pending is taken off.
             * @example 61.2
             */
            amount: number;
            /** Format: date */
            dueDate: string | null;
            /** @example Water */
            type: string;
        };
        User: {
            Admin: boolean;
            /** Format: date-time */
            created_at: string;
            Email: string;
            FirstName: string;
            /** Format: uuid */
            Id: string;
            /** @enum {string} */
            Language: "en" | "es";
            LastName: string;
            PhoneNumber: string | null;
            ProfilePictureUrl: string | null;
            SalesforceId: string | null;
            selectedOrganizationInfo: {
                /** Format: uuid */
                Id: string;
                Name: string;
            } | null;
            Verified: boolean;
        };
        UserChange: {
            /** @enum {string} */
            Language?: "en" | "es";
            /** @description On whose behalf the person acts: an organization’s id, or "personal". */
            selectedOrganization?: string | "personal";
        };
        UtilityAccount: {
            /** @description The service address. */
            address1: string;
            CustomerId: string;
            LocationId: string;
        };
        UtilityAccountInformation: {
            account: components["schemas"]["BillingAccount"];
            Autopay: {
                AutopayEnabled: boolean;
                /** Format: uuid */
                AutopayId: string | null;
                /**
                 * @description A savings account, a checking account, a card; empty is not enrolled.
                 * @enum {string}
                 */
                AutopayStatus: "S" | "C" | "R" | "";
                /** @description Dollars: at most so much. */
                NextChargeAmount: number | null;
                /**
                 * Format: date
                 * @description The day of the next charge that was announced; null where none is.
                 */
                NextChargeOn: string | null;
                /**
                 * Format: uuid
                 * @description The saved card or bank account; null where somebody else’s pays.
                 */
                PaymentProfileId: string | null;
            };
            CustomerId: string;
            LocationId: string;
        };
        Verification: {
            /** @description 0: at once. */
            resendInSeconds: number;
        };
        WebViewOffer: {
            /** @description Of the account that it opens. */
            email: string;
            /** @description Of another account that is open in this browser. */
            otherEmail: string | null;
        };
        WholeBill: {
            /** @example 1001-5001 */
            accountNumber: string;
            /** @description The service address. */
            address: string;
            /**
             * @description As billed: its own charges.
             * @example 79.63
             */
            amount: number;
            /**
             * @description Still open of it; what is pending is taken off.
             * @example 79.63
             */
            amountDueWithoutPending: number;
            /** Format: date */
            billDate: string;
            /** @description Of the account’s newest bill; null for older ones. */
            due: {
                /** @description What it is made of, where that is several. */
                rows: {
                    /**
                     * @description Dollars; a credit is negative.
                     * @example 79.63
                     */
                    amount: number;
                    /**
                     * @description Of its name: utility billing’s own words may be English on a Spanish bill.
                     * @enum {string}
                     */
                    language: "en" | "es";
                    /** @example Water */
                    name: string;
                }[];
                /**
                 * @description What is due on the account by now; a credit is negative.
                 * @example 79.63
                 */
                total: number;
            } | null;
            /** Format: date */
            dueDate: string;
            /** Format: uuid */
            key: string;
            /** @description The balance before, payments and penalty where they are known, then its charges. */
            lines: {
                /**
                 * @description Dollars; a credit is negative.
                 * @example 79.63
                 */
                amount: number;
                /**
                 * @description Of its name: utility billing’s own words may be English on a Spanish bill.
                 * @enum {string}
                 */
                language: "en" | "es";
                /** @example Water */
                name: string;
            }[];
            /**
             * Format: uuid
             * @description The newest bill where it is another.
             */
            newestKey: string | null;
            /** @description The next installment where the account has a payment arrangement with none missed. */
            nextInstallment: {
                /**
                 * @description What is left of it, in dollars.
                 * @example 61.2
                 */
                amount: number;
                /** Format: date */
                dueOn: string;
            } | null;
            number: string;
            /** @description To be printed on paper. */
            payOnlineAddress: string | null;
            payTo: {
                line1: string;
                line2: string;
                phone: string;
            };
            pdfLink: string;
            readings: {
                current: number;
                isEstimated: boolean;
                meter: string;
                previous: number;
            }[];
            /** @example Water */
            service: string;
            /** Format: date */
            serviceFrom: string | null;
            /** Format: date */
            serviceTo: string | null;
            /**
             * @description What the lines come to.
             * @example 79.63
             */
            total: number;
            usage: number | null;
            /** @description Of thirteen bills at most, this one last. */
            usageHistory: {
                /** Format: date */
                billDate: string;
                usage: number;
            }[];
            /** @description The usage in sentences. */
            usageTexts: string[];
            /** @example gallons */
            usageUnit: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listServices: {
        parameters: {
            query?: {
                /** @description Taken and ignored: who asks is decided by the session. */
                userId?: string;
            };
            header?: {
                /** @description Language of texts in the reply: en or es. */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Published services by action, order and name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Activity"][];
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getService: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the reply: en or es. */
                "accept-language"?: string;
            };
            path: {
                /** @description Its id or its slug. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The service. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Activity"];
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No such published service. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    countPendingActions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: number;
                    };
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Whoever is signed in may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    searchAddresses: {
        parameters: {
            query?: {
                text?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The likeliest first, also with slips of the pen; none for fewer than 3 characters. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlacedAddress"][];
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getAddressAt: {
        parameters: {
            query?: {
                /** @description Degrees north, WGS 84. */
                latitude?: number | null;
                /** @description Degrees east, WGS 84. */
                longitude?: number | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Null where no address is within about 300 metres. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        address: {
                            address: string;
                            /** @description The part of the city. */
                            area: string;
                            /** Format: uuid */
                            id: string;
                            latitude: number;
                            longitude: number;
                            zip: string;
                        } | null;
                    };
                };
            };
            /** @description Map.OutsideCity. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getCurrentUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person; nobody is a 401. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthUser"];
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Whoever is signed in may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    changeEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example name@example.com */
                    email: string;
                };
            };
        };
        responses: {
            /** @description A mail with a link is on its way to the new address. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Whoever is signed in may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is already an account with this address. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: password */
                    currentPassword: string;
                    /** Format: password */
                    newPassword: string;
                };
            };
        };
        responses: {
            /** @description Changed; every other session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        tokens: {
                            /** @description Bearer token. */
                            accessToken: string;
                            /** @description Seconds that the access token lives. */
                            expiresIn: number;
                            /** @description Works once, for the next pair. */
                            refreshToken: string;
                        } | null;
                    };
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Whoever is signed in may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    confirmIdentity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: password */
                    password: string;
                };
            };
        };
        responses: {
            /** @description Confirmed for the next 15 minutes. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Whoever is signed in may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listSignInMeans: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Their password, and those of their providers that the city set up. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInMeans"];
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Whoever is signed in may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listSocialProviders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Those that the city set up. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ("apple" | "facebook" | "google")[];
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    refreshTokens: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    refreshToken: string;
                };
            };
        };
        responses: {
            /** @description Both tokens are new. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tokens"];
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unknown, or used before: then the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    checkPasswordReset: {
        parameters: {
            query: {
                /** @description Code of a mailed link. */
                oobCode: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whose password it is for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        email: string;
                    };
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Code of a mailed link. */
                    oobCode: string;
                    /** Format: password */
                    password: string;
                };
            };
        };
        responses: {
            /** @description Chosen; every session has ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state, also of nobody’s session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listOwnSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session that asks first, the others by their last use; at most a hundred. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        sessions: components["schemas"]["OwnSession"][];
                    };
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Whoever is signed in may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    endOwnSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ended at once, with the web views that were opened from it. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Whoever is signed in may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No session of the person who asks. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ByPassword"] | components["schemas"]["ByIdToken"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Address and password do not fit. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The staff app, without the Admin flag. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    signOutEverywhere: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out everywhere. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Whoever is signed in may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out everywhere else. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Whoever is signed in may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    beginSocialSignIn: {
        parameters: {
            query?: {
                /** @description true: whoever is signed in shows anew who they are; the session stays the same. */
                confirm?: "true" | "false";
                /** @description Path in the portal to go on to. */
                redirectto?: string;
            };
            header?: never;
            path: {
                provider: "apple" | "facebook" | "google";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description To the provider; or back to the sign-in where there is none. */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    completeSocialSignIn: {
        parameters: {
            query?: {
                code?: string;
                state?: string;
            };
            header?: {
                cookie?: string;
            };
            path: {
                provider: "apple" | "facebook" | "google";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description To the page asked for, with a session or a confirmed one; or to the sign-in. */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    receiveSocialSignIn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                provider: "apple" | "facebook" | "google";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    code?: string;
                    state?: string;
                };
            };
        };
        responses: {
            /** @description To the same address by GET, where the browser’s cookie is seen. */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getVerification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How long to wait. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Verification"];
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Whoever is signed in may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    enterWebView: {
        parameters: {
            query: {
                code: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description With the `Authorization` header of the app that made the code: to the page, with a session in a cookie that ends with the app’s. Without it: to a page that asks first, since anybody can set a link. To the login when the code opens nothing. */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createWebViewCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Path in the portal that the web view is to show.
                     * @example /payment?accountNumber=1-2
                     */
                    path: string;
                };
            };
        };
        responses: {
            /** @description Where the web view enters. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Opens once, within 60 seconds and not after the session that asked has ended. With that session’s `Authorization` header the web view enters at once; without it the person is asked first. */
                        url: string;
                    };
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Whoever is signed in may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getWebViewOffer: {
        parameters: {
            query: {
                code: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whose account it is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebViewOffer"];
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    openWebView: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                };
            };
        };
        responses: {
            /** @description With a session in a cookie, which takes the place of the one before. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The page to show. */
                        path: string;
                    };
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    enrolInAutopay: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    accountNumber?: string;
                    /** @enum {string} */
                    accountType?: "checking" | "savings";
                    navilineCustomerId: string;
                    navilineLocationId: string;
                    nonce?: string | components["schemas"]["OpaqueData"];
                    routingNumber?: string;
                    /**
                     * Format: uuid
                     * @description Id of a saved method.
                     */
                    savedCard?: string;
                };
            };
        };
        responses: {
            /** @description On; whatever paid the account before has ended. Its owner is told. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnrolledAutopay"];
                };
            };
            /** @description Util.FormContainsErrors without exactly one means; Payment.APICouldNotValidateError, Payment.TooManyMethods. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Whoever is signed in may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Billing.AccountNotFound, Payment.MethodNotFound: not one’s own. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Billing.InvalidRoutingNumber: no bank has such numbers. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payment.ProviderUnavailable, Payment.NotOpen; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    endAutopayByNumber: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Customer and location.
                     * @example 1001-5001
                     */
                    accountNumber: string;
                };
            };
        };
        responses: {
            /** @description Off; its owner is told. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Whoever is signed in may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Autopay.NotFound: none of an account in one’s care. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    endAutopayOfAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Customer and location.
                     * @example 1001-5001
                     */
                    accountNumber: string;
                };
            };
        };
        responses: {
            /** @description Off; its owner is told. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Whoever is signed in may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Autopay.NotFound: none of an account in one’s care. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    endAutopay: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Off; its owner is told. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Whoever is signed in may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Autopay.NotFound: none of an account in one’s care. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    openRequestFolder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The request’s id. */
                sfId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The folder. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoxFolder"];
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Whoever is signed in may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Document.FolderNotFound: none of the person who asks. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listDocuments: {
        parameters: {
            query: {
                /** @description The folder’s accessToken. */
                boxToken: string;
                page?: number;
                sfId?: string;
                /** @description What the folder was opened by: this, or sfId. */
                utilityAccount?: string;
            };
            header?: {
                /** @description Language of texts in the reply: en or es. */
                "accept-language"?: string;
            };
            path: {
                folderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest first, 25 on a page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoxFolderPage"];
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Document.LinkExpired: open the folder again. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Document.FolderNotFound: the token is none of ours, or another folder’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    addToFolder: {
        parameters: {
            query: {
                /** @description The folder’s accessToken. */
                boxToken: string;
                sfId?: string;
                /** @description What the folder was opened by: this, or sfId. */
                utilityAccount?: string;
            };
            header?: never;
            path: {
                folderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file?: string;
                };
            };
        };
        responses: {
            /** @description Back to the folder’s page, which says `added`, or what is wrong with the file: `refused` with File.Empty, File.KindNotTaken, File.Incomplete, File.TooManyPixels, Error.TooLarge, Document.ReadOnly, Document.Full. */
            303: {
                headers: {
                    location: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Document.LinkExpired: open the folder again. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Document.FolderNotFound: the token is none of ours, or another folder’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Error.TooLarge: more than 20 MB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Error.UnsupportedMediaType. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    openAccountFolder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Customer and location. */
                utilityAccount: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The folder. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoxFolder"];
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Whoever is signed in may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Document.FolderNotFound: none of the person who asks. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getCitation: {
        parameters: {
            query: {
                signature: string;
            };
            header?: {
                /** @description Language of texts in the reply: en or es. */
                "accept-language"?: string;
            };
            path: {
                number: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The citation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Citation"];
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payment.CitationNotFound: a link that is none of ours. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    lookUpCitation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the reply: en or es. */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example C-2026-0815 */
                    number: string;
                    /**
                     * @description Of the vehicle that it names; empty where it names none.
                     * @example AB 12345
                     */
                    plate: string;
                };
            };
        };
        responses: {
            /** @description The citation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Citation"];
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payment.CitationNotFound: no such number, or another plate. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getProviderCommunicator: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description For a hidden frame of the provider’s page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    openPaymentFrame: {
        parameters: {
            query: {
                /** @description Questions that the payer has answered with yes, by their codes. Separated by commas. */
                confirm?: string;
                /** @description Its language; without it the reader’s. */
                lng?: "en" | "es";
                /** @description Around the provider’s page, or leading there and back. */
                mode: "frame" | "redirect";
                signature: string;
            };
            header?: {
                /** @description Language of texts in the reply: en or es. */
                "accept-language"?: string;
            };
            path: {
                reference: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As `openBillPay`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payment.AccountNotFound: there is nothing to pay under it, or nothing of yours. Payment.CitationNotFound. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payment.InFlight: the same payment is at work. Payment.StillBeingChecked: another of the same thing is open. Payment.NothingToPay: it is paid. Error.IdempotencyKeyReused. Payment.NothingDue, Payment.PaidRecently (the same sum on the account in the last day, by anybody), Payment.MoreThanDue (by more than the city’s limit): `questions` says what is known; sent again with `confirm`, it is taken. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "text/html": string;
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    openBillPay: {
        parameters: {
            query: {
                /** @description `customer-location` of a water account, a citation’s or a request’s number. */
                accountNumber: string;
                /** @description The request whose fee it is. */
                activityId?: (string | null) | "";
                /** @description Dollars. */
                amount: string;
                appCode?: "MISC" | "BUILDING" | "UTILITY" | "PERMIT" | "";
                /** @description Questions that the payer has answered with yes, by their codes. Separated by commas. */
                confirm?: string;
                /** @description true: in English; false: in Spanish; else as Accept-Language has it. */
                english?: "true" | "false" | "";
                /** @description UTILITY where none is named. */
                transactionType?: "UTILITY" | "Form Fee" | "LPI" | "CITATION" | "";
            };
            header?: {
                /** @description Language of texts in the reply: en or es. */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of ours around the provider’s, for a frame or a web view. It tells whoever frames it, by postMessage `{ event }`: OVERLAY-ON, OVERLAY-OFF, HEIGHT, PAYMENTPROCESS-SUBMIT, PAYMENTPROCESS-SUCCESS, PAYMENTPROCESS-ERROR, PAYMENTPROCESS-CANCEL. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Payment.AmountInvalid; Payment.CitationAmount: a citation is paid whole; Payment.MethodMissing without a nonce or a saved method, or with both; Payment.Declined, Payment.CardNumberInvalid, Payment.CardExpired, Payment.BankNumberInvalid: nothing was taken. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Whoever is signed in may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payment.AccountNotFound: there is nothing to pay under it, or nothing of yours. Payment.CitationNotFound. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payment.InFlight: the same payment is at work. Payment.StillBeingChecked: another of the same thing is open. Payment.NothingToPay: it is paid. Error.IdempotencyKeyReused. Payment.NothingDue, Payment.PaidRecently (the same sum on the account in the last day, by anybody), Payment.MoreThanDue (by more than the city’s limit): `questions` says what is known; sent again with `confirm`, it is taken. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "text/html": string;
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    openGuestBillPay: {
        parameters: {
            query: {
                /** @description `customer-location` of a water account, a citation’s or a request’s number. */
                accountNumber: string;
                /** @description The request whose fee it is. */
                activityId?: (string | null) | "";
                /** @description Dollars. */
                amount: string;
                appCode?: "MISC" | "BUILDING" | "UTILITY" | "PERMIT" | "";
                /** @description Questions that the payer has answered with yes, by their codes. Separated by commas. */
                confirm?: string;
                /** @description true: in English; false: in Spanish; else as Accept-Language has it. */
                english?: "true" | "false" | "";
                /** @description UTILITY where none is named. */
                transactionType?: "UTILITY" | "Form Fee" | "LPI" | "CITATION" | "";
            };
            header?: {
                /** @description Language of texts in the reply: en or es. */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of ours around the provider’s, for a frame or a web view. It tells whoever frames it, by postMessage `{ event }`: OVERLAY-ON, OVERLAY-OFF, HEIGHT, PAYMENTPROCESS-SUBMIT, PAYMENTPROCESS-SUCCESS, PAYMENTPROCESS-ERROR, PAYMENTPROCESS-CANCEL. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Payment.AmountInvalid; Payment.CitationAmount: a citation is paid whole; Payment.MethodMissing without a nonce or a saved method, or with both; Payment.Declined, Payment.CardNumberInvalid, Payment.CardExpired, Payment.BankNumberInvalid: nothing was taken. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payment.AccountNotFound: there is nothing to pay under it, or nothing of yours. Payment.CitationNotFound. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payment.InFlight: the same payment is at work. Payment.StillBeingChecked: another of the same thing is open. Payment.NothingToPay: it is paid. Error.IdempotencyKeyReused. Payment.NothingDue, Payment.PaidRecently (the same sum on the account in the last day, by anybody), Payment.MoreThanDue (by more than the city’s limit): `questions` says what is known; sent again with `confirm`, it is taken. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "text/html": string;
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listStoredMethods: {
        parameters: {
            query?: {
                /** @description Oneself, or the organization for which one acts; the methods are always those of whom one acts for. */
                userId?: (string | null) | "";
            };
            header?: {
                /** @description Language of texts in the reply: en or es. */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The first saved first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredMethod"][];
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Whoever is signed in may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Account.NotYours: another’s, or nobody’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    removeStoredMethod: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The method’s id. */
                id: string;
                /** @description Oneself, or the organization for which one acts. */
                ownerId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed. Autopay that paid with it is off, and its owner is told. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Whoever is signed in may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payment.MethodNotFound: none of one’s own. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payment.ProviderUnavailable, Payment.NotOpen; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    openMethodFrame: {
        parameters: {
            query?: {
                /** @description `redirect`: by itself and without a script; it leads back to the account. */
                mode?: "frame" | "redirect";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Whoever is signed in may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    syncStoredMethods: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the reply: en or es. */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The first saved first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredMethod"][];
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Whoever is signed in may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payment.ProviderUnavailable, Payment.NotOpen; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                serviceId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Of the person, or of this device without one; null where nothing was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        draft: {
                            files: components["schemas"]["DraftFile"][];
                            /** @description As it was kept. */
                            form: {
                                [key: string]: unknown;
                            };
                            /** Format: uuid */
                            id: string;
                            /** Format: date-time */
                            updatedAt: string;
                        } | null;
                    };
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    saveDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                serviceId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    form: {
                        [key: string]: unknown;
                    };
                };
            };
        };
        responses: {
            /** @description Kept for 60 days; the id stays the same until it is sent or thrown away. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        /** @enum {boolean} */
                        success: true;
                    };
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service.NotFound: no such published service. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                serviceId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone, with its files. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    addDraftFile: {
        parameters: {
            query?: {
                name?: string;
            };
            header?: never;
            path: {
                serviceId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description Kept. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DraftFile"];
                };
            };
            /** @description File.Empty, File.KindNotTaken, File.Incomplete, File.TooManyPixels, File.TooMany, File.TogetherTooLarge. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service.NotFound: no such published service. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Error.TooLarge: more than 10 MB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Error.UnsupportedMediaType. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    removeDraftFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                fileId: string;
                serviceId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    setThumbnail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                fileId: string;
                serviceId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description Kept, over the one before. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description File.Empty, File.KindNotTaken, File.Incomplete, File.TooManyPixels. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Error.NotFound: no picture of one’s own draft. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Error.TooLarge: more than 24 kB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Error.UnsupportedMediaType. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listFlags: {
        parameters: {
            query?: {
                /** @description Taken and ignored: who asks is decided by the session. */
                id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every flag by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeatureFlag"][];
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listEvents: {
        parameters: {
            query?: {
                /** @description At most so many. */
                limit?: number;
            };
            header?: {
                /** @description Language of texts in the reply: en or es. */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Events not yet over, the first to come first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedEvent"][];
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listNews: {
        parameters: {
            query?: {
                /** @description At most so many. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description News, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewsFeedItem"][];
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getKnownDetails: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Empty texts for what is not known, and for a visitor. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KnownDetails"];
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listLanguages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Languages, the default first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LanguageOption"][];
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getTexts: {
        parameters: {
            query?: {
                /** @description Version; makes the answer immutable. */
                v?: string;
            };
            header?: never;
            path: {
                lng: string;
                ns: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Texts by group and key; plural forms end in _one and _other. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: {
                            [key: string]: string;
                        };
                    };
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No such language or namespace. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listForms: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the reply: en or es. */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        businessProcesses: components["schemas"]["BusinessProcess"][];
                    };
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getForm: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the reply: en or es. */
                "accept-language"?: string;
            };
            path: {
                bpid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it is filled in now, with the service that leads to it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HostedForm"];
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Form.NotFound: no such form, or none that a service leads to. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    submitForm: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the reply: en or es. */
                "accept-language"?: string;
                /** @description Makes a repeat harmless: the same key and body get the first answer for 24 hours, the same key with another body 422, while the first is in flight 409. */
                "Idempotency-Key"?: string;
            };
            path: {
                bpid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description By the names of the fields; a list where several may be given. Files by the ids that the draft has for them. */
                    answers: {
                        [key: string]: string | string[];
                    };
                };
            };
        };
        responses: {
            /** @description Taken; `submitToPortal` makes a request of it. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Dollars. */
                        feeTotal: number;
                        /** Format: uuid */
                        portalSubmissionId: string;
                    };
                };
            };
            /** @description Util.FormContainsErrors with each wrong field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Auth.SignInRequired: the service is for people with an account. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Auth.VerificationRequired, Auth.AccountIncomplete. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Form.NotFound: no such form, or none that a service leads to. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Error.IdempotencyInFlight: the first request with this key is still at work. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Error.IdempotencyKeyReused: the key came with another body. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    submitToPortal: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the reply: en or es. */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    bpid: string;
                    /** Format: uuid */
                    portalSubmissionId: string;
                };
            };
        };
        responses: {
            /** @description The request; the same one when it is asked for again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        caseNumber: string;
                        /** Format: uuid */
                        id: string;
                        /** @description Dollars. */
                        paymentAmount: number | null;
                        paymentCode: string | null;
                        paymentRequired: boolean;
                        status: string;
                        /** @description Where a guest follows the request. Null where that goes by mail; not where the mails of this hour to that address are used up, so that none is sent. */
                        statusPath: string | null;
                        /** @enum {string} */
                        type: "Case" | "COE_Permit__c" | "Permit_Application__c" | "Zoning_Inquiry__c" | "LPI_Application__c";
                    };
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Auth.SignInRequired: the service is for people with an account. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Auth.VerificationRequired, Auth.AccountIncomplete. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Form.SubmissionNotFound: none of whoever asks. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Form.AlreadySent: another request is making it right now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPermitBill: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the reply: en or es. */
                "accept-language"?: string;
            };
            path: {
                activityId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The applications; interest for paying late comes last. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description `customer-location`. */
                        accountNumber: string;
                        /** @description Dollars. */
                        amount: number;
                        caseNumber: string;
                        isPaid: boolean;
                        itemizedBill: {
                            /** @description Dollars. */
                            applicationFee: number;
                            applicationName: string;
                            applicationNumber: string;
                        }[];
                    };
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Whoever is signed in may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request.NotFound: none of the person who asks, or no such bill. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getMapLayer: {
        parameters: {
            query?: {
                /** @description Degrees east, WGS 84. */
                east?: number | null;
                /** @description Degrees north, WGS 84. */
                north?: number | null;
                /** @description Degrees north, WGS 84. */
                south?: number | null;
                /** @description Degrees east, WGS 84. */
                west?: number | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description GeoJSON (RFC 7946); parcels in boxes up to 0.03 degrees each way, at most 2,000. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        features: {
                            geometry: {
                                coordinates: number[][];
                                /** @enum {string} */
                                type: "LineString";
                            } | {
                                coordinates: number[][][];
                                /** @enum {string} */
                                type: "Polygon";
                            };
                            id: string;
                            properties: {
                                /** @enum {string} */
                                kind: "street" | "parcel";
                                name: string;
                            };
                            /** @enum {string} */
                            type: "Feature";
                        }[];
                        /** @enum {string} */
                        type: "FeatureCollection";
                    };
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    lookUpAccount: {
        parameters: {
            query: {
                /** @description Customer, or customer and location. */
                accountNumber: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Also where there is no such account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountLookup"];
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getBill: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the reply: en or es. */
                "accept-language"?: string;
            };
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In the reader’s language. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WholeBill"];
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Whoever is signed in may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Billing.BillNotFound: none of the person’s, or of the organization’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getBillDocument: {
        parameters: {
            query?: {
                /** @description Its language; without it the reader’s. */
                lng?: "en" | "es";
            };
            header?: {
                /** @description Language of texts in the reply: en or es. */
                "accept-language"?: string;
            };
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its sums, what is due, what was used, how to pay, and a slip to pay by mail. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Whoever is signed in may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Billing.BillNotFound: none of the person’s, or of the organization’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getBillingHistory: {
        parameters: {
            query?: {
                /** @description An organization that one acts for; without it the selected one, if any. */
                organizationId?: (string | null) | "";
                /** @description One’s own id: personal accounts, whoever one acts for. */
                userId?: (string | null) | "";
            };
            header?: {
                /** @description Language of texts in the reply: en or es. */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lists are empty where there is no account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillingHistory"];
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Whoever is signed in may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Organization.NotFound: none that the person is an approved member of. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listDelinquencies: {
        parameters: {
            query?: {
                /** @description An organization that one acts for; without it the selected one, if any. */
                organizationId?: (string | null) | "";
                /** @description One’s own id: personal accounts, whoever one acts for. */
                userId?: (string | null) | "";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By the day. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DelinquentStatus"][];
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Whoever is signed in may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Organization.NotFound: none that the person is an approved member of. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listPaymentHistory: {
        parameters: {
            query?: {
                /** @description An organization that one acts for; without it the selected one, if any. */
                organizationId?: (string | null) | "";
                /** @description One’s own id: personal accounts, whoever one acts for. */
                userId?: (string | null) | "";
            };
            header?: {
                /** @description Language of texts in the reply: en or es. */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By the account’s number; twelve months back. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentHistoryRecord"][];
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Whoever is signed in may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Billing.NoAccounts: there is no utility account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPaymentHistory: {
        parameters: {
            query?: {
                /** @description An organization that one acts for; without it the selected one, if any. */
                organizationId?: (string | null) | "";
                /** @description One’s own id: personal accounts, whoever one acts for. */
                userId?: (string | null) | "";
            };
            header?: {
                /** @description Language of texts in the reply: en or es. */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Twelve months back. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentHistory"];
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Whoever is signed in may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Billing.NoAccounts: there is no utility account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listUtilityAccounts: {
        parameters: {
            query?: {
                /** @description An organization that one acts for; without it the selected one, if any. */
                organizationId?: (string | null) | "";
                /** @description One’s own id: personal accounts, whoever one acts for. */
                userId?: (string | null) | "";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By the account’s number. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UtilityAccountInformation"][];
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Whoever is signed in may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Billing.AccountNotFound, Organization.NotFound: another’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    addUtilityAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Spaces and leading zeros do not count.
                     * @example 1001
                     */
                    customerId: string;
                    /**
                     * @description Without it, every location of the customer at the street number.
                     * @example 1001
                     */
                    locationId?: string | null;
                    /** @description An organization that one acts for; without it the selected one, if any. */
                    organizationId?: (string | null) | "";
                    /**
                     * @description Spaces and leading zeros do not count.
                     * @example 1001
                     */
                    streetNumber: string;
                    /** @description One’s own id: personal accounts, whoever one acts for. */
                    userId?: (string | null) | "";
                };
            };
        };
        responses: {
            /** @description Added. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description Account.utility-account-street-number-mismatch: no such customer at this street number. Util.FormContainsErrors for what is missing. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Whoever is signed in may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Billing.AccountNotFound, Organization.NotFound: another’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Billing.duplicate-payment-account: it is there already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    removeUtilityAccount: {
        parameters: {
            query?: {
                /** @description Spaces and leading zeros do not count. */
                customerId?: string;
                /** @description Spaces and leading zeros do not count. */
                locationId?: string;
                /** @description An organization that one acts for; without it the selected one, if any. */
                organizationId?: (string | null) | "";
                /** @description One’s own id: personal accounts, whoever one acts for. */
                userId?: (string | null) | "";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * @description Spaces and leading zeros do not count.
                     * @example 1001
                     */
                    customerId?: string;
                    /**
                     * @description Spaces and leading zeros do not count.
                     * @example 1001
                     */
                    locationId?: string;
                    /** @description An organization that one acts for; without it the selected one, if any. */
                    organizationId?: (string | null) | "";
                    /** @description One’s own id: personal accounts, whoever one acts for. */
                    userId?: (string | null) | "";
                };
            };
        };
        responses: {
            /** @description Taken out. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description Util.FormContainsErrors where no account is named. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Whoever is signed in may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Billing.AccountNotFound: none of the person’s, or of the organization’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    setPaperless: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Spaces and leading zeros do not count.
                     * @example 1001
                     */
                    customerId: string;
                    isPaperless: boolean;
                    /**
                     * @description Spaces and leading zeros do not count.
                     * @example 1001
                     */
                    locationId: string;
                    /** @description An organization that one acts for; without it the selected one, if any. */
                    organizationId?: (string | null) | "";
                    /** @description One’s own id: personal accounts, whoever one acts for. */
                    userId?: (string | null) | "";
                };
            };
        };
        responses: {
            /** @description From the next bill on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Whoever is signed in may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Billing.AccountNotFound: none of the person’s, or of the organization’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listMessages: {
        parameters: {
            query?: {
                /** @description Only what is older than this message of the same list. */
                before?: string;
                limit?: number;
                /** @description The id of a request, or its number. */
                sfId?: string;
            };
            header?: {
                /** @description Language of texts in the reply: en or es. */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"][];
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Whoever is signed in may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Whoever is signed in may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Message.NotFound: none of the person who asks. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Whoever is signed in may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Message.NotFound: none of the person who asks. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    countUnreadMessages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: number;
                    };
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Whoever is signed in may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listOwnOrganizations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JoinedOrganization"][];
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Whoever is signed in may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listMembers: {
        parameters: {
            query: {
                organizationId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By name. Only managers see who asked to join and waits for a decision. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationMember"][];
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Whoever is signed in may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Organization.NotFound: none that the person is an approved member of. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    removeMember: {
        parameters: {
            query: {
                organizationId: string;
                userId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone; the person is told by mail. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Whoever is signed in may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Organization.NotFound: none that the person is an approved member of. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Organization.NotOneself or Organization.LastManager. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    setMemberRole: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    organizationId: string;
                    /** @enum {string} */
                    role: "manager" | "member";
                    /** Format: uuid */
                    userId: string;
                };
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Whoever is signed in may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Organization.NotFound: none that the person is an approved member of. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Organization.NotApproved or Organization.LastManager. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    verifyMember: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    organizationId: string;
                    /** Format: uuid */
                    userId: string;
                };
            };
        };
        responses: {
            /** @description Approved; the person is told by mail. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Whoever is signed in may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Organization.NotFound: none that the person is an approved member of. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Organization.AlreadyApproved. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    payBill: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the reply: en or es. */
                "accept-language"?: string;
                /** @description Names this one payment, from the first click on. Sent again, whatever happened in between, it answers what came of the first. Let it be a random UUID: a guest who has no cookie yet is known again by it. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Dollars with at most two decimals, at least 1.00 in all.
                     * @example 82.5
                     */
                    amount: number;
                    /** @enum {string} */
                    appCode?: "MISC" | "BUILDING" | "UTILITY" | "PERMIT";
                    /** @description Saved method only: let the account pay itself by it from now on. With a nonce it stays off, and the answer says so. */
                    autoPay?: boolean;
                    /** @description Questions that the payer has answered with yes, by their codes. */
                    confirm?: ("Payment.NothingDue" | "Payment.PaidRecently" | "Payment.MoreThanDue")[];
                    /** @example name@example.com */
                    email?: string | null;
                    navilineCustomerId: string;
                    navilineLocationId: string;
                    nonce?: string | components["schemas"]["OpaqueData"];
                    paymentDesc?: string;
                    /**
                     * Format: uuid
                     * @description Id of a saved method.
                     */
                    savedCard?: string;
                };
            };
        };
        responses: {
            /** @description Paid. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        authNetTransId: string;
                        /** @description Whether autopay is on now, if asked for. */
                        autoPay?: boolean;
                        payment: components["schemas"]["Payment"];
                    };
                };
            };
            /** @description Nobody knows yet whether the money moved; the receipt will say. Not to be paid again. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        authNetTransId: null;
                        payment: components["schemas"]["Payment"];
                    };
                };
            };
            /** @description Payment.AmountInvalid; Payment.CitationAmount: a citation is paid whole; Payment.MethodMissing without a nonce or a saved method, or with both; Payment.Declined, Payment.CardNumberInvalid, Payment.CardExpired, Payment.BankNumberInvalid: nothing was taken. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payment.AccountNotFound: there is nothing to pay under it, or nothing of yours. Payment.CitationNotFound. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payment.InFlight: the same payment is at work. Payment.StillBeingChecked: another of the same thing is open. Payment.NothingToPay: it is paid. Error.IdempotencyKeyReused. Payment.NothingDue, Payment.PaidRecently (the same sum on the account in the last day, by anybody), Payment.MoreThanDue (by more than the city’s limit): `questions` says what is known; sent again with `confirm`, it is taken. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listArrangements: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Those that are open first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentArrangement"][];
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Whoever is signed in may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    acceptArrangement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description Pays each installment on its day; with null, reminders are sent.
                     */
                    savedCard: string | null;
                };
            };
        };
        responses: {
            /** @description Accepted; the city is told. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Whoever is signed in may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Arrangement.NotFound, Payment.MethodNotFound: not one’s own. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Arrangement.NotOpen: it can be answered no more. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    declineArrangement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Declined; everything stays due. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Whoever is signed in may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Arrangement.NotFound, Payment.MethodNotFound: not one’s own. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Arrangement.NotOpen: it can be answered no more. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listPaymentMethods: {
        parameters: {
            query?: {
                /** @description Oneself, or the organization for which one acts; the methods are always those of whom one acts for. */
                userId?: (string | null) | "";
            };
            header?: {
                /** @description Language of texts in the reply: en or es. */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The first saved first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentProfile"][];
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Whoever is signed in may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Account.NotYours: another’s, or nobody’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    addPaymentMethod: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    nonce?: string | components["schemas"]["OpaqueData"];
                    token?: string | components["schemas"]["OpaqueData"];
                };
            };
        };
        responses: {
            /** @description Saved; or not, with a resultCode. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Why the provider did not take it: `Payment.APICouldNotValidateError` or `Payment.TooManyMethods`. */
                        resultCode?: string;
                        success: boolean;
                    };
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Whoever is signed in may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payment.ProviderUnavailable, Payment.NotOpen; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPaymentMethodUse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The method’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether it does. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredMethodUse"];
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Whoever is signed in may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payment.MethodNotFound: none of one’s own. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    removePaymentMethod: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The method’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed. Autopay that paid with it is off, and its owner is told. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Whoever is signed in may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payment.MethodNotFound: none of one’s own. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payment.ProviderUnavailable, Payment.NotOpen; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getAcceptSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of it public. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        apiLoginID: string;
                        clientKey: string;
                        scriptUrl: string;
                    };
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createPermitRequest: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the reply: en or es. */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The service that led here; it changes nothing. */
                    activityId?: string | null;
                    /** @description The organization for which one acts. */
                    organizationId?: (string | null) | "";
                    /** @description The permit’s record, by its id or its number. */
                    sfParentId: string;
                    /** @description Oneself. */
                    userId?: (string | null) | "";
                };
            };
        };
        responses: {
            /** @description The request; the same one when it is asked for again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        caseNumber: string;
                        /** Format: uuid */
                        Id: string;
                    };
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Whoever is signed in may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payment.RecordNotFound; Account.NotYours where somebody else is named than the session has. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payment.NothingToPay: somebody has paid it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    payPermitBill: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the reply: en or es. */
                "accept-language"?: string;
                /** @description Names this one payment, from the first click on. Sent again, whatever happened in between, it answers what came of the first. Let it be a random UUID: a guest who has no cookie yet is known again by it. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    activityId: string;
                    /**
                     * @description Dollars with at most two decimals, at least 1.00 in all.
                     * @example 82.5
                     */
                    amount: number;
                    /** @description Changes nothing: no permit is due again by itself. */
                    autoPay?: boolean;
                    /** @description Questions that the payer has answered with yes, by their codes. */
                    confirm?: ("Payment.NothingDue" | "Payment.PaidRecently" | "Payment.MoreThanDue")[];
                    /** @example name@example.com */
                    email?: string | null;
                    navilineCustomerId: string;
                    navilineLocationId: string;
                    nonce?: string | components["schemas"]["OpaqueData"];
                    /**
                     * Format: uuid
                     * @description Id of a saved method.
                     */
                    savedCard?: string;
                };
            };
        };
        responses: {
            /** @description Paid. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        authNetTransId: string;
                        /** @description Whether autopay is on now, if asked for. */
                        autoPay?: boolean;
                        payment: components["schemas"]["Payment"];
                    };
                };
            };
            /** @description Nobody knows yet whether the money moved; the receipt will say. Not to be paid again. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        authNetTransId: null;
                        payment: components["schemas"]["Payment"];
                    };
                };
            };
            /** @description Payment.AmountInvalid; Payment.CitationAmount: a citation is paid whole; Payment.MethodMissing without a nonce or a saved method, or with both; Payment.Declined, Payment.CardNumberInvalid, Payment.CardExpired, Payment.BankNumberInvalid: nothing was taken. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Whoever is signed in may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payment.AccountNotFound: there is nothing to pay under it, or nothing of yours. Payment.CitationNotFound. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payment.InFlight: the same payment is at work. Payment.StillBeingChecked: another of the same thing is open. Payment.NothingToPay: it is paid. Error.IdempotencyKeyReused. Payment.NothingDue, Payment.PaidRecently (the same sum on the account in the last day, by anybody), Payment.MoreThanDue (by more than the city’s limit): `questions` says what is known; sent again with `confirm`, it is taken. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getMaintenanceInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What counts now; its texts are in both languages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceInfo"];
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    beginPayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the reply: en or es. */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    activityId: string | null;
                    /** @description Questions that the payer has answered with yes, by their codes. */
                    confirm?: ("Payment.NothingDue" | "Payment.PaidRecently" | "Payment.MoreThanDue")[];
                    /**
                     * @description Where a guest’s receipt goes.
                     * @example name@example.com
                     */
                    email: string | null;
                    items: {
                        /**
                         * @description `customer-location` of a water account, a citation’s or a request’s number.
                         * @example 1001-5001
                         */
                        accountNumber: string;
                        /**
                         * @description Dollars with at most two decimals, at least 1.00 in all.
                         * @example 82.5
                         */
                        amount: number;
                    }[];
                    /** @enum {string} */
                    transactionType: "UTILITY" | "Form Fee" | "LPI" | "CITATION";
                };
            };
        };
        responses: {
            /** @description Begun; the same payment as before where one is open. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description For a frame. */
                        frameUrl: string;
                        /** @description Leads to the provider and back. */
                        redirectUrl: string;
                        reference: string;
                        /** @description For `getPayment` and its neighbours: finds this payment, also after logging in or out. */
                        signature: string;
                    };
                };
            };
            /** @description Payment.AmountInvalid; Payment.CitationAmount: a citation is paid whole; Payment.MethodMissing without a nonce or a saved method, or with both; Payment.Declined, Payment.CardNumberInvalid, Payment.CardExpired, Payment.BankNumberInvalid: nothing was taken. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payment.AccountNotFound: there is nothing to pay under it, or nothing of yours. Payment.CitationNotFound. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payment.InFlight: the same payment is at work. Payment.StillBeingChecked: another of the same thing is open. Payment.NothingToPay: it is paid. Error.IdempotencyKeyReused. Payment.NothingDue, Payment.PaidRecently (the same sum on the account in the last day, by anybody), Payment.MoreThanDue (by more than the city’s limit): `questions` says what is known; sent again with `confirm`, it is taken. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPayment: {
        parameters: {
            query?: {
                /** @description As a guest’s link and `beginPayment` have it; not needed by whoever made the payment. */
                signature?: string;
            };
            header?: {
                /** @description Language of texts in the reply: en or es. */
                "accept-language"?: string;
            };
            path: {
                reference: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As our books have it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"];
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payment.NotFound: none of yours. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    checkPayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the reply: en or es. */
                "accept-language"?: string;
            };
            path: {
                reference: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description As a guest’s link and `beginPayment` have it; not needed by whoever made the payment. */
                    signature?: string;
                    transactionId: string | null;
                };
            };
        };
        responses: {
            /** @description After what the provider said. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"];
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payment.NotFound: none of yours. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getReceiptDocument: {
        parameters: {
            query?: {
                /** @description Its language; without it the payer’s. */
                lng?: "en" | "es";
                /** @description As a guest’s link and `beginPayment` have it; not needed by whoever made the payment. */
                signature?: string;
            };
            header?: never;
            path: {
                reference: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was paid and for where, when and with what. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payment.NotFound: none of yours. Payment.NoReceipt: it was not paid. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getFee: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the reply: en or es. */
                "accept-language"?: string;
            };
            path: {
                activityId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is to be paid, whole and once. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fee"];
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payment.AccountNotFound: nothing to pay, or none of yours. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listOwnPayments: {
        parameters: {
            query?: {
                /** @description An organization that one acts for; without it the selected one, if any. */
                organizationId?: (string | null) | "";
                /** @description One’s own id: personal accounts, whoever one acts for. */
                userId?: (string | null) | "";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest first, at most 200. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"][];
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Whoever is signed in may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Organization.NotFound: none that the person is an approved member of. Billing.AccountNotFound: another person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    exportOwnPayments: {
        parameters: {
            query?: {
                /** @description Its language; without it the reader’s. */
                lng?: "en" | "es";
                /** @description An organization that one acts for; without it the selected one, if any. */
                organizationId?: (string | null) | "";
                /** @description One’s own id: personal accounts, whoever one acts for. */
                userId?: (string | null) | "";
            };
            header?: {
                /** @description Language of texts in the reply: en or es. */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description UTF-8 with a byte order mark (RFC 4180), a line for each account that was paid, at most 10,000 payments. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Whoever is signed in may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Organization.NotFound: none that the person is an approved member of. Billing.AccountNotFound: another person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    receivePaymentNotice: {
        parameters: {
            query?: never;
            header?: {
                /** @description `sha512=` and the HMAC-SHA512 of the body, in hexadecimal. */
                "x-anet-signature"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    notificationId: string;
                } & {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description Heard. What is true of it was asked of the provider itself. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payment.NoticeUnsigned: not by the provider. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPaymentusToken: {
        parameters: {
            query: {
                /** @description `customer-location` of a water account, a citation’s or a request’s number. */
                accountNumber: string;
                /** @description The request whose fee it is. */
                activityId?: (string | null) | "";
                /** @description Dollars. */
                amount: string;
                appCode?: "MISC" | "BUILDING" | "UTILITY" | "PERMIT" | "";
                /** @description Questions that the payer has answered with yes, by their codes. Separated by commas. */
                confirm?: string;
                /** @description true: in English; false: in Spanish; else as Accept-Language has it. */
                english?: "true" | "false" | "";
                /** @description UTILITY where none is named. */
                transactionType?: "UTILITY" | "Form Fee" | "LPI" | "CITATION" | "";
            };
            header?: {
                /** @description Language of texts in the reply: en or es. */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Opens without a session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        iframeURL: string;
                    };
                };
            };
            /** @description Payment.AmountInvalid; Payment.CitationAmount: a citation is paid whole; Payment.MethodMissing without a nonce or a saved method, or with both; Payment.Declined, Payment.CardNumberInvalid, Payment.CardExpired, Payment.BankNumberInvalid: nothing was taken. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payment.AccountNotFound: there is nothing to pay under it, or nothing of yours. Payment.CitationNotFound. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payment.InFlight: the same payment is at work. Payment.StillBeingChecked: another of the same thing is open. Payment.NothingToPay: it is paid. Error.IdempotencyKeyReused. Payment.NothingDue, Payment.PaidRecently (the same sum on the account in the last day, by anybody), Payment.MoreThanDue (by more than the city’s limit): `questions` says what is known; sent again with `confirm`, it is taken. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPushKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description base64url; null where the city sends no Web Push. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        publicKey: string | null;
                    };
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Whoever is signed in may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    subscribePush: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description As the browser’s push service gave it. */
                    endpoint: string;
                    keys: {
                        auth: string;
                        p256dh: string;
                    };
                };
            };
        };
        responses: {
            /** @description It is told. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description Push.UnknownService: the address is no push service’s. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Whoever is signed in may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    unsubscribePush: {
        parameters: {
            query: {
                /** @description As the browser’s push service gave it. */
                endpoint: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is told no more. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Whoever is signed in may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    recordSession: {
        parameters: {
            query?: {
                /** @description Taken and ignored: the platform tells the address. */
                ipAddress?: string;
                isLoggingIn?: "true" | "false";
                platform?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Noted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Whoever is signed in may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createReport: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat harmless: the same key and body get the first answer for 24 hours, the same key with another body 422, while the first is in flight 409. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description Pictures, each a part of its own: file-1-name, file-2-name, and so on.
                     */
                    "file-1-name"?: string;
                    /** @description JSON of a ReportData. */
                    reportData: string;
                };
            };
        };
        responses: {
            /** @description Taken; its number is what to name when asking about it. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        caseNumber: string;
                        /** Format: uuid */
                        id: string;
                        /** @description Where a guest follows the report. Null where that goes by mail; not where the mails of this hour to that address are used up, so that none is sent. */
                        statusPath: string | null;
                    };
                };
            };
            /** @description Util.FormContainsErrors with each wrong field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Auth.SignInRequired: the service is for people with an account. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Start.PersonalOnly: an organization sends nothing but feedback. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Report.ReportTypeNotFound. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Report.DraftGone: the draft was sent already, or thrown away. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Error.TooLarge: more than 11 MB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Error.IdempotencyKeyReused: the key came with another body. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    followReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Of somebody without an account.
                     * @default
                     * @example name@example.com
                     */
                    guestEmail?: string;
                };
            };
        };
        responses: {
            /** @description Told from now on; following twice changes nothing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description Util.FormContainsErrors: a guest names an address. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Start.PersonalOnly: an organization follows nothing. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request.NotFound: closed, merged, or nobody else’s business. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    unfollowRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No more news of it; what was not followed stays as it is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Whoever is signed in may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listNearbyReports: {
        parameters: {
            query: {
                category: "graffiti" | "trees" | "sidewalk" | "streetlight" | "snowIce" | "garbageRecycling" | "missedPickup" | "codeViolation" | "healthComplaint" | "streetUtilities" | "generalInformation" | "feedback";
                /** @description Degrees north, WGS 84. */
                latitude?: number | null;
                /** @description Degrees east, WGS 84. */
                longitude?: number | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Open reports of the category within 80 metres, the nearest first, without anything that somebody typed; none of categories that are nobody else’s business. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NearbyReport"][];
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listOpenReports: {
        parameters: {
            query?: {
                category?: "graffiti" | "trees" | "sidewalk" | "streetlight" | "snowIce" | "garbageRecycling" | "missedPickup" | "codeViolation" | "healthComplaint" | "streetUtilities" | "generalInformation" | "feedback";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Open reports of what stands in the street, the newest first: nothing that somebody typed, and nobody’s name. May be kept for a minute. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenReport"][];
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    mailRequestLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Under which it was sent, or is followed. */
                    email: string;
                    /** @description The request’s number, as typed. */
                    number: string;
                };
            };
        };
        responses: {
            /** @description The same whether there is such a request or not; only its address gets mail. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description Util.FormContainsErrors with each wrong field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Auth.TooManyAttempts, with Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getRequestStatus: {
        parameters: {
            query: {
                as: "sender" | "follower";
                /** @description Whom the mail was written to, where its link says so. */
                follower?: string;
                /** @description As the link in a guest’s mail has it. */
                signature: string;
            };
            header?: {
                /** @description Language of texts in the reply: en or es. */
                "accept-language"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestDetail"];
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request.NotFound: the link is none of ours, or of no use any more. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    cancelAsGuest: {
        parameters: {
            query: {
                as: "sender" | "follower";
                /** @description Whom the mail was written to, where its link says so. */
                follower?: string;
                /** @description As the link in a guest’s mail has it. */
                signature: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cancelled. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request.NotFound: the link is none of ours, or of no use any more. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request.TooLateToCancel; Request.PaidNotCancelable: staff give money back. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    answerAsGuest: {
        parameters: {
            query: {
                as: "sender" | "follower";
                /** @description Whom the mail was written to, where its link says so. */
                follower?: string;
                /** @description As the link in a guest’s mail has it. */
                signature: string;
            };
            header?: {
                /** @description Makes a repeat harmless: the same key and body get the first answer for 24 hours, the same key with another body 422, while the first is in flight 409. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    additionalInformationText: string;
                    /**
                     * @description Ids of the files that were sent ahead for this answer.
                     * @default []
                     */
                    boxActivityLog?: string[];
                };
            };
        };
        responses: {
            /** @description Sent; the request no longer waits for it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description Util.FormContainsErrors with each wrong field; File.TogetherTooLarge. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request.NotFound: the link is none of ours, or of no use any more. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request.NothingAsked. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Error.IdempotencyKeyReused: the key came with another body. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    addGuestAnswerFile: {
        parameters: {
            query: {
                as: "sender" | "follower";
                /** @description Whom the mail was written to, where its link says so. */
                follower?: string;
                name?: string;
                /** @description As the link in a guest’s mail has it. */
                signature: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description Kept for a day, or with the answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnswerFile"];
                };
            };
            /** @description File.Empty, File.KindNotTaken, File.Incomplete, File.TooManyPixels, File.TooMany. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request.NotFound: the link is none of ours, or of no use any more. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request.NothingAsked. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Error.TooLarge: more than 10 MB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Error.UnsupportedMediaType. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    unfollowAsGuest: {
        parameters: {
            query: {
                as: "sender" | "follower";
                /** @description Whom the mail was written to, where its link says so. */
                follower?: string;
                /** @description As the link in a guest’s mail has it. */
                signature: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No more mail about it; a second time changes nothing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request.NotFound: the link is none of ours, or of no use any more. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    rateAsGuest: {
        parameters: {
            query: {
                as: "sender" | "follower";
                /** @description Whom the mail was written to, where its link says so. */
                follower?: string;
                /** @description As the link in a guest’s mail has it. */
                signature: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    rating: number;
                };
            };
        };
        responses: {
            /** @description Thank you. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request.NotFound: the link is none of ours, or of no use any more. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request.NotToBeRated: it is not complete, or was rated already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    openStopMail: {
        parameters: {
            query: {
                as: "sender" | "follower";
                /** @description Whom the mail was written to, where its link says so. */
                follower?: string;
                /** @description As the link in a guest’s mail has it. */
                signature: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description To the page. */
            303: {
                headers: {
                    location: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    stopRequestMail: {
        parameters: {
            query: {
                as: "sender" | "follower";
                /** @description Whom the mail was written to, where its link says so. */
                follower?: string;
                /** @description As the link in a guest’s mail has it. */
                signature: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No more mail about it; a second time changes nothing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request.NotFound: the link is none of ours, or of no use any more. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getRequest: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the reply: en or es. */
                "accept-language"?: string;
            };
            path: {
                /** @description The id of a request, or its number. */
                id: string;
                type: "Case" | "COE_Permit__c" | "Permit_Application__c" | "Zoning_Inquiry__c" | "LPI_Application__c";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestDetail"];
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Whoever is signed in may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request.NotFound: none of the person who asks. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    cancelRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                type: "Case" | "COE_Permit__c" | "Permit_Application__c" | "Zoning_Inquiry__c" | "LPI_Application__c";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cancelled. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Whoever is signed in may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request.NotFound: none of the person who asks. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request.TooLateToCancel; Request.PaidNotCancelable: staff give money back. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    answerRequest: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat harmless: the same key and body get the first answer for 24 hours, the same key with another body 422, while the first is in flight 409. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
                type: "Case" | "COE_Permit__c" | "Permit_Application__c" | "Zoning_Inquiry__c" | "LPI_Application__c";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    additionalInformationText: string;
                    /**
                     * @description Ids of the files that were sent ahead for this answer.
                     * @default []
                     */
                    boxActivityLog?: string[];
                };
            };
        };
        responses: {
            /** @description Sent; the request no longer waits for it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description Util.FormContainsErrors with each wrong field; File.TogetherTooLarge. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Whoever is signed in may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request.NotFound: none of the person who asks. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request.NothingAsked. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Error.IdempotencyKeyReused: the key came with another body. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    addAnswerFile: {
        parameters: {
            query?: {
                name?: string;
            };
            header?: never;
            path: {
                id: string;
                type: "Case" | "COE_Permit__c" | "Permit_Application__c" | "Zoning_Inquiry__c" | "LPI_Application__c";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description Kept for a day, or with the answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnswerFile"];
                };
            };
            /** @description File.Empty, File.KindNotTaken, File.Incomplete, File.TooManyPixels, File.TooMany. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Whoever is signed in may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request.NotFound: none of the person who asks. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request.NothingAsked. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Error.TooLarge: more than 10 MB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Error.UnsupportedMediaType. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    rateRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                type: "Case" | "COE_Permit__c" | "Permit_Application__c" | "Zoning_Inquiry__c" | "LPI_Application__c";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    rating: number;
                };
            };
        };
        responses: {
            /** @description Thank you. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Whoever is signed in may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request.NotFound: none of the person who asks. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request.NotToBeRated: it is not complete, or was rated already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listBoards: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the reply: en or es. */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Boards and commissions by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Board"][];
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listNewsPosts: {
        parameters: {
            query?: {
                /** @description At most so many; fewer come when the list ends. */
                limit?: number;
                /** @description How many of the newest to pass over. */
                offset?: number | null;
            };
            header?: {
                /** @description Language of texts in the reply: en or es. */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Updates, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewsPost"][];
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listRequests: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the reply: en or es. */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Of the person, or of the organization for which they act; the newest 500 of each by their last change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        completed: components["schemas"]["RequestItem"][];
                        /** @description Reports of others that the person follows. */
                        following: components["schemas"]["RequestItem"][];
                        inProgress: components["schemas"]["RequestItem"][];
                    };
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Whoever is signed in may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    searchArticles: {
        parameters: {
            query?: {
                /** @description From 1, 15 results each. A page beyond the last is empty. */
                page?: number;
                /** @description Plain words; operators and markup are words too. The last word may be unfinished. Without a term nothing is found. */
                term?: string;
            };
            header?: {
                /** @description Language of texts in the reply: en or es. */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What fits best comes first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        results: {
                            /** @description Plain text, never HTML. Each hit begins with U+E000 and ends with U+E001; nothing else in it holds these characters. */
                            highlight: string;
                            /** Format: uuid */
                            id: string;
                            /** @description The fields of this object that are in English, because they do not exist in the language asked for. */
                            inEnglish: string[];
                            /**
                             * @description Language of the texts; English where they do not exist in the asked one.
                             * @enum {string}
                             */
                            language: "en" | "es";
                            /**
                             * @description The words of its page’s address.
                             * @example report-a-pothole
                             */
                            slug: string;
                            summary: string;
                            title: string;
                        }[];
                        /** @description Things found on all pages together; counting ends at 1,000. */
                        total: number;
                    };
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getArticle: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the reply: en or es. */
                "accept-language"?: string;
            };
            path: {
                /** @description Its id or its slug. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The article. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Article"];
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No such published article. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listTrendingArticles: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the reply: en or es. */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The most read first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArticleSummary"][];
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    joinOrganizations: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat harmless: the same key and body get the first answer for 24 hours, the same key with another body 422, while the first is in flight 409. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    organizations: components["schemas"]["NamedOrganization"][];
                };
            };
        };
        responses: {
            /** @description All organizations that the person belongs to or asked to join, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        organizations: components["schemas"]["JoinedOrganization"][];
                    };
                };
            };
            /** @description Util.FormContainsErrors with each wrong field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Whoever is signed in may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Organization.NotFound: an sfId that no organization has. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Error.IdempotencyInFlight: the first request with this key is still at work. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Error.IdempotencyKeyReused: the key came with another body. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    matchContact: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat harmless: the same key and body get the first answer for 24 hours, the same key with another body 422, while the first is in flight 409. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default  */
                    address1?: string;
                    /** @default  */
                    address2?: string;
                    /** @default  */
                    city?: string;
                    /**
                     * @description Two letters: one of the 50 states, or DC.
                     * @default
                     */
                    state?: string;
                    /** @default  */
                    utilityAccountId?: string;
                    /** @default  */
                    utilityStreetNumber?: string;
                    /**
                     * @description Five digits.
                     * @default
                     */
                    zip?: string;
                };
            };
        };
        responses: {
            /** @description The contact record stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description Util.FormContainsErrors with each wrong field; Account.utility-account-street-number-mismatch when customer and street number do not belong together. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Whoever is signed in may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Account.error-sf-account-exists: there is an account on this contact already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Error.IdempotencyKeyReused: the key came with another body. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    searchOrganizations: {
        parameters: {
            query?: {
                /** @description Part of the name. Fewer than 3 characters find nothing. */
                name?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most 7; names that begin with the text come first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        searchRecords: {
                            /** Format: uuid */
                            Id: string;
                            Name: string;
                        }[];
                    };
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Whoever is signed in may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listScheduledPayments: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the reply: en or es. */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The next first, then what is over, for 90 days. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScheduledPayment"][];
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Whoever is signed in may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    schedulePayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat harmless: the same key and body get the first answer for 24 hours, the same key with another body 422, while the first is in flight 409. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Dollars, at least 1.00.
                     * @example 40
                     */
                    amount: number;
                    navilineCustomerId: string;
                    navilineLocationId: string;
                    /**
                     * Format: date
                     * @description From tomorrow to the account’s due date.
                     */
                    payOn: string;
                    /**
                     * Format: uuid
                     * @description Id of a saved card or bank account of one’s own.
                     */
                    savedCard: string;
                };
            };
        };
        responses: {
            /** @description Scheduled. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                    };
                };
            };
            /** @description Payment.AmountInvalid; Scheduled.DayInvalid; Scheduled.MoreThanDue, with what is scheduled already. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Whoever is signed in may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Billing.AccountNotFound, Payment.MethodNotFound, Scheduled.NotFound: not one’s own. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Scheduled.SameDay: the account has one on that day. Scheduled.TooLate: it can be changed no more. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Error.IdempotencyKeyReused: the key came with another body. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    changeScheduledPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Dollars, at least 1.00.
                     * @example 40
                     */
                    amount: number;
                    /**
                     * Format: date
                     * @description From tomorrow to the account’s due date.
                     */
                    payOn: string;
                    /**
                     * Format: uuid
                     * @description Id of a saved card or bank account of one’s own.
                     */
                    savedCard: string;
                };
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description Payment.AmountInvalid; Scheduled.DayInvalid; Scheduled.MoreThanDue, with what is scheduled already. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Whoever is signed in may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Billing.AccountNotFound, Payment.MethodNotFound, Scheduled.NotFound: not one’s own. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Scheduled.SameDay: the account has one on that day. Scheduled.TooLate: it can be changed no more. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    cancelScheduledPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Canceled. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Whoever is signed in may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Billing.AccountNotFound, Payment.MethodNotFound, Scheduled.NotFound: not one’s own. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Scheduled.SameDay: the account has one on that day. Scheduled.TooLate: it can be changed no more. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    searchSite: {
        parameters: {
            query?: {
                /** @description From 1, 15 results each. A page beyond the last is empty. */
                page?: number;
                /** @description Plain words; operators and markup are words too. The last word may be unfinished. Without a term nothing is found. */
                term?: string;
            };
            header?: {
                /** @description Language of texts in the reply: en or es. */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What fits best comes first; each thing once, in the reader’s language where it has that. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        results: components["schemas"]["SearchResult"][];
                        /** @description Things found on all pages together; counting ends at 1,000. */
                        total: number;
                    };
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    signUp: {
        parameters: {
            query?: {
                /** @description Path in the portal to which the mail’s link leads on, in any browser. */
                redirectto?: string;
            };
            header?: {
                /** @description Language of texts in the reply: en or es. */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ByPassword"] | components["schemas"]["ByIdToken"];
            };
        };
        responses: {
            /** @description Signed in; a mail with a link is on its way. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The ID token is not one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is already an account with this address. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSamlMetadata: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Metadata of the identity provider, with its certificate. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/samlmetadata+xml": string;
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city vouches for people to no other site. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    answerSaml: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The site’s SAMLRequest as it came: base64, deflated or not. */
                    samlRequest: string;
                };
            };
        };
        responses: {
            /** @description What the browser posts, and where. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: uri
                         * @description Where the browser posts it: an address that the city has listed.
                         */
                        assertionConsumerUrl: string;
                        /** @description Signed; base64. */
                        SAMLResponse: string;
                    };
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Whoever is signed in may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request was answered already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listOwnAlerts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Active alerts, and the warnings of maintenance that are in force: unread first, then newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SystemAlert"][];
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Whoever is signed in may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readOwnAlert: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is read, and will not be shown again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Whoever is signed in may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Alerts.NotFound: neither an alert nor a maintenance period. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserChange"];
            };
        };
        responses: {
            /** @description The user as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        userResponse: components["schemas"]["User"];
                    };
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Whoever is signed in may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Organization.NotFound: none that the person is an approved member of. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted; a last mail says so. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Whoever is signed in may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Account.NotYours: not the account of the person who asks. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Organization.LastManager: others act for an organization that only this person manages. Account.LastAdministrator. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    completeAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat harmless: the same key and body get the first answer for 24 hours, the same key with another body 422, while the first is in flight 409. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountCreation"];
            };
        };
        responses: {
            /** @description The contact record, and the organizations that the person manages or asked to join. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        organizations: components["schemas"]["JoinedOrganization"][];
                        SalesforceId: string;
                    };
                };
            };
            /** @description Util.FormContainsErrors with each wrong field; Account.utility-account-street-number-mismatch when customer and street number do not belong together. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Whoever is signed in may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Organization.NotFound: an sfId that no organization has. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Account.error-sf-account-exists: the account is complete already, or another one stands on this contact. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Error.IdempotencyKeyReused: the key came with another body. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getAccountDraft: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was filled in so far, and the step to go on with. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountDraft"];
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Whoever is signed in may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    saveAccountDraft: {
        parameters: {
            query?: {
                /** @description The step that is done: what the city has to check of it is checked now. */
                leaving?: "address" | "account-information" | "business-information";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountCreation"];
            };
        };
        responses: {
            /** @description What is kept now. Nothing else of it is checked yet. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountDraft"];
                };
            };
            /** @description Account.utility-account-street-number-mismatch when `account-information` is left and its customer and street number do not belong together; nothing is kept then. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Whoever is signed in may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Account.error-sf-account-exists: the account is complete already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    downloadDataArchive: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the reply: en or es. */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An index page, a JSON file of each kind, and the files. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Whoever is signed in may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DataExport.TooLarge: it has to be prepared first (createDataExport). */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    exportData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As an attachment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataExport"];
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Whoever is signed in may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listDataExports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        exports: components["schemas"]["DataExportJob"][];
                        isLarge: boolean;
                    };
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Whoever is signed in may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createDataExport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description While one is being prepared it is that one. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataExportJob"];
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Whoever is signed in may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    downloadDataExport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An index page, a JSON file of each kind, and the files. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Whoever is signed in may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DataExport.NotFound: another’s, or it has ended. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    setPicture: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    image?: string;
                    /** Format: uuid */
                    uploadId?: string;
                };
            };
        };
        responses: {
            /** @description Where the picture is served. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        urlResponse: string;
                    };
                };
            };
            /** @description Account.NotAPicture, Account.PictureNotSmall. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Whoever is signed in may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Account.UploadNotFound. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Error.TooLarge: more than 1 MB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    removePicture: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone, and its original with it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Whoever is signed in may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    beginPictureUpload: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Bytes of the whole file. */
                    size: number;
                };
            };
        };
        responses: {
            /** @description Send the parts now, then completePictureUpload. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Bytes of every part but the last. */
                        partSize: number;
                        /** Format: uuid */
                        uploadId: string;
                    };
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Whoever is signed in may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Error.TooLarge: more than 100 MB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    completePictureUpload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    parts: {
                        etag: string;
                        partNumber: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description It is a picture; setPicture shows its small copy. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description Account.NotAPicture, Account.PictureTooManyPixels, Account.PictureIncomplete. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Whoever is signed in may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Account.UploadNotFound. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putPicturePart: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID of the record. */
                id: string;
                /** @description From 1. */
                part: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description Keep it for the end. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        etag: string;
                        partNumber: number;
                    };
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Whoever is signed in may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Account.UploadNotFound. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Error.TooLarge: more than partSize, or beyond the announced size. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getNotificationSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the reply: en or es. */
                "accept-language"?: string;
            };
            path: {
                /** @description UUID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In the order of the settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationSetting"][];
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Whoever is signed in may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Account.NotYours: not the account of the person who asks. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    setNotification: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the reply: en or es. */
                "accept-language"?: string;
            };
            path: {
                /** @description UUID of the record. */
                id: string;
                /** @description A notificationId. */
                setting: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    enabled: boolean;
                };
            };
        };
        responses: {
            /** @description As it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationSetting"];
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Whoever is signed in may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Account.NotYours: not the account of the person who asks. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    updateProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default  */
                    address1?: string;
                    /** @default  */
                    address2?: string;
                    /** @default  */
                    city?: string;
                    /** @default  */
                    firstName?: string;
                    /** @default  */
                    lastName?: string;
                    /** @default  */
                    phoneNumber?: string;
                    /**
                     * @description Two letters: one of the 50 states, or DC.
                     * @default
                     */
                    state?: string;
                    toggleEmailNotifications?: boolean;
                    togglePhoneNotifications?: boolean;
                    /**
                     * @description Five digits.
                     * @default
                     */
                    zip?: string;
                };
            };
        };
        responses: {
            /** @description The user as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        userResponse: components["schemas"]["User"];
                    };
                };
            };
            /** @description Util.FormContainsErrors with each wrong field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Auth.ConfirmationRequired: another address than the one that stands; confirm (confirmIdentity) and try again. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getProfileDetails: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest 200 of each. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileDetails"];
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Whoever is signed in may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Account.NotYours: not the account of the person who asks. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Whoever is signed in may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Account.NotYours: not the account of the person who asks. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    updateUserById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserChange"];
            };
        };
        responses: {
            /** @description The user as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        userResponse: components["schemas"]["User"];
                    };
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Whoever is signed in may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Account.NotYours: not the account of the person who asks. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    resendVerification: {
        parameters: {
            query?: {
                /** @description Path in the portal to which the mail’s link leads on, in any browser. */
                redirectto?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example name@example.com */
                    email: string;
                };
            };
        };
        responses: {
            /** @description The same whether there is such an account or not. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example name@example.com */
                    email: string;
                };
            };
        };
        responses: {
            /** @description The same whether there is such an account or not. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    verifyEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Code of the mailed link. Without it the address must be proven already. */
                    oobCode?: string;
                };
            };
        };
        responses: {
            /** @description Proven. The person whose address it is, where they are signed in here. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        userResponse: {
                            Admin: boolean;
                            Email: string;
                            FirstName: string;
                            /** Format: uuid */
                            Id: string;
                            /** @enum {string} */
                            Language: "en" | "es";
                            LastName: string;
                            PhoneNumber: string | null;
                            ProfilePictureUrl: string | null;
                            salesforceContact: {
                                address1: string;
                                address2: string;
                                city: string;
                                state: string;
                                zip: string;
                            } | null;
                            /** @description The contact record; null until the account is complete. */
                            SalesforceId: string | null;
                            /** @description Id of the organization, or `personal`. */
                            selectedOrganization: string;
                            selectedOrganizationInfo: {
                                /** Format: uuid */
                                Id: string;
                                Name: string;
                            } | null;
                            /** @description The email address is proven. */
                            Verified: boolean;
                        } | null;
                    };
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No code, and nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No code, and the address is not proven yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The new address belongs to another account by now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
