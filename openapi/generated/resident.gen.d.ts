// Written by `node openapi/emit.ts` from openapi/src.
export interface paths {
    "/activities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the published services */
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
        /** Get a published service */
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
        /** Count your requests that wait for an answer or a payment */
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
        /** Find an address in the city */
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
        /** Find the address nearest to a place */
        get: operations["getAddressAt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ask whether a mobile app may go on, and what the city has to say
         * @description For apps, at each start. An app that is not supported leads to the store.
         */
        get: operations["getAppStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/articles/{id}/feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say whether an article helped */
        post: operations["sendArticleFeedback"];
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
        /** Get the logged-in user */
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
        /** Change your account’s email address */
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
        /** Change your password */
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
        /** Confirm with the password that you are still the same person */
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
        /** List how the logged-in person can confirm who they are */
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
        /** List other providers for logging in */
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
        /** Refresh a mobile app’s tokens */
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
        /** Check whether the code from a link in an email still works */
        get: operations["checkPasswordReset"];
        put?: never;
        /** Choose a new password with the code from a link in an email */
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
        /** Get the state of the session */
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
        /** List your sessions */
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
        /** End one of your sessions */
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
        /** Log in with email address and password, or with an ID token */
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
        /** Log out here */
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
        /** End all your sessions on all devices */
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
        /** End all your sessions except this one */
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
        /** Redirect to another provider to log in */
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
        /** Return from another provider */
        get: operations["completeSocialSignIn"];
        put?: never;
        /** Receive a provider’s reply that its page posts (Apple) */
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
        /** Get when the verification email can be sent again */
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
        /** Open a page in a mobile app’s web view */
        get: operations["enterWebView"];
        put?: never;
        /** Create a link into a page in a mobile app’s web view */
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
        /** Get whose account a web-view link opens */
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
        /** Open a page in a mobile app’s web view after the person has confirmed */
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
         * Turn on autopay for a utility account, or change its payment method
         * @description Send exactly one of these: a saved method, a bank account’s numbers, or a nonce. We pass bank numbers on to the payment provider in this request and store them nowhere.
         */
        put: operations["enrolInAutopay"];
        post?: never;
        /**
         * Turn off autopay, by account number
         * @description The same address without the slash at the end.
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
        /** Turn off autopay, by account number */
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
    "/boards/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a board with its seats, members, meetings and resources */
        get: operations["getBoard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/boards/{id}/calendar.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the meetings of a board as a calendar to subscribe to */
        get: operations["getBoardCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/boards/{id}/follow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Get news of a board’s meetings, their agendas and minutes */
        post: operations["followBoard"];
        /** Stop following a board */
        delete: operations["unfollowBoard"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/boards/{id}/following": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether you follow a board, by your account or an email’s link */
        get: operations["getBoardFollowing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/boards/{id}/following/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm that a guest follows a board, by the link in their email */
        post: operations["confirmBoardFollowing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/boards/{id}/following/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Redirect to the page that stops following a board, for email programs that open the link (it stops nothing itself) */
        get: operations["openStopBoardFollowing"];
        put?: never;
        /** Stop following a board with one click, by the link in an email (RFC 8058) */
        post: operations["stopBoardFollowing"];
        delete?: never;
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
        /** Get a page of a folder */
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
        /** Add a file to a folder, as the folder’s page does */
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
    "/business-checklist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List what one needs to open or grow a business */
        get: operations["getBusinessChecklist"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/business-checklist/answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Keep a business checklist for yourself or the organization you act for */
        put: operations["saveBusinessChecklist"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/business-checklist/steps/{step}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Mark a step of the business checklist as done, or as to do */
        put: operations["markChecklistStep"];
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
        /** Get what is due on a city citation, by the link from its lookup */
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
        /** Look up what is due on a city citation */
        post: operations["lookUpCitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contractor-permits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the permits that name the contractor license of the organization you act for */
        get: operations["listContractorPermits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contractors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Find contractors with a city license */
        get: operations["searchContractors"];
        put?: never;
        post?: never;
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
        /** Get the page through which the provider’s page sends messages to ours */
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
        /** Get the provider’s page of a payment that was started */
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
        /** Get the provider’s payment page for a logged-in person */
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
        /** Get the provider’s payment page for a guest */
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
        /** List saved cards and bank accounts */
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
        /** Delete a saved card or bank account */
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
         * Get the page to add a card or bank account, for a frame
         * @description It shows the provider’s own page. It sends events to the page around it, by `postMessage` from this origin and by `ReactNativeWebView.postMessage` as JSON: `{ "event": "OVERLAY-ON" }`, `OVERLAY-OFF`, `PAYMENT-ADDED`, `PAYMENT-CANCEL`, `PAYMENT-ERROR`, and `HEIGHT` with `height` in pixels.
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
        /** List saved cards and bank accounts after one was added on the provider’s page */
        post: operations["syncStoredMethods"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get push notifications on a device with the mobile app
         * @description Call it after each login and when the token changes. A token belongs to who registered it last; each person keeps their ten newest devices. It is forgotten at logout.
         */
        post: operations["registerDevice"];
        /** Get no more push notifications on a device */
        delete: operations["forgetDevice"];
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
        /** Get the draft of a service’s form */
        get: operations["getDraft"];
        /** Save the draft of a service’s form */
        put: operations["saveDraft"];
        post?: never;
        /** Delete the draft of a service’s form */
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
         * Upload a file before its form is sent
         * @description Pictures (JPEG, PNG, GIF, WebP). For services with a hosted form also PDF. We identify files by their content, and remove everything except the picture from pictures.
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
        /** Delete an uploaded file */
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
         * Upload a small copy of a picture, for lists
         * @description Up to 256 pixels a side. Lists show it beside the request. Without it they show pictures up to 100 kB themselves, and no larger ones.
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
        /** Get the feature flags of the caller */
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
        /** List coming events from the city’s calendar */
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
        /** List news from the city’s feed */
        get: operations["listNews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/followed-boards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the boards that you follow */
        get: operations["listFollowedBoards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/followed-permits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the permits that you follow */
        get: operations["listFollowedPermits"];
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
        /** Get the values that prefill forms for this person */
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
        /** List the languages */
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
        /** Get all texts of a language, ready for i18next */
        get: operations["getTexts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inspections/{id}/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a booked inspection for a calendar */
        get: operations["getInspectionCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the organizations that invite you */
        get: operations["listOwnInvitations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Decline an invitation */
        delete: operations["declineInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitations/{id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accept an invitation */
        post: operations["acceptInvitation"];
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
        /** List the business processes of the hosted forms */
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
        /** Get the form of a business process */
        get: operations["getForm"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/laserfiche/forms/{bpid}/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Check the answers to a form so far, and get the fee that is due later */
        post: operations["checkForm"];
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
        /** Submit a form */
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
        /** Turn a submitted form into a request */
        post: operations["submitToPortal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/licenses/check/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Check whether a business license is valid */
        get: operations["checkLicense"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/licenses/check/{code}/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the renewal day of a business license for a calendar */
        get: operations["getLicenseCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/licenses/check/{code}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a business license as PDF */
        get: operations["getLicenseDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/licenses/renew": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin the renewal of a business license */
        post: operations["renewLicense"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/licenses/renew/calc": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Look up what the renewal of a business license costs */
        post: operations["calculateRenewal"];
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
        /** Get what is due on a building permit, by application */
        get: operations["getPermitBill"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mail/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Webhook: mails bounced, or readers complained about them
         * @description For the city’s mail service. It takes our own form, Postmark’s webhooks, and Amazon SES through SNS. Newsletters no longer go to these addresses.
         */
        post: operations["receiveMailEvents"];
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
        /** Get streets and parcels in a box */
        get: operations["getMapLayer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/materials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find where things go that people throw away
         * @description By a word, or else those of a stream. None without either.
         */
        get: operations["findMaterials"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/materials/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get where a thing goes, by its address or id */
        get: operations["getMaterial"];
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
        /** Look up what is due on an account by its number */
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
        /** Get a bill with the same names and amounts as its PDF */
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
        /** Get a bill as PDF */
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
        /** Get what is due, with bills, payments and overdue accounts */
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
        /** List accounts that are overdue or facing shutoff */
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
        /** List upcoming bills and past payments of each account */
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
        /** List upcoming bills and past payments of all accounts */
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
        /** List utility accounts with their autopay */
        get: operations["listUtilityAccounts"];
        put?: never;
        /** Add the accounts of a customer at a street number */
        post: operations["addUtilityAccount"];
        /**
         * Remove an account (your autopay for it ends)
         * @description Send it in the query or in the body.
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
        /** Get bills by email instead of on paper */
        put: operations["setPaperless"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notification-choices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get how each kind of notification reaches you */
        get: operations["getNotificationChoices"];
        /** Choose how notifications reach you */
        put: operations["setNotificationChoices"];
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
        /** List your messages */
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
        /** Delete a message */
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
        /** Count your unread messages */
        get: operations["countUnreadMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open-data/permit-contractors.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download the contractors of all permits as open data */
        get: operations["exportPermitContractors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open-data/permit-history.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download the status history of all permits as open data */
        get: operations["exportPermitHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open-data/permit-inspections.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download all inspections of permits as open data */
        get: operations["exportPermitInspections"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open-data/permits.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download all permits as open data
         * @description The fields of the Building & Land Development Specification. `StatusCurrentMapped` is one of: Application Accepted, In Review, Permit Issued, Inspection Phase, Permit Finaled, Permit Cancelled.
         */
        get: operations["exportPermits"];
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
        /** List the organizations that you belong to or asked to join */
        get: operations["listOwnOrganizations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the open invitations of an organization */
        get: operations["listInvitations"];
        put?: never;
        /** Invite an employee by email */
        post: operations["inviteMember"];
        /** Take an invitation back */
        delete: operations["withdrawInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/licenses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the licenses of the organization you act for */
        get: operations["listOwnLicenses"];
        put?: never;
        /**
         * Connect a license with an organization, by the license’s PIN
         * @description For managers of the organization.
         */
        post: operations["claimLicense"];
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
        /** List the members of an organization */
        get: operations["listMembers"];
        put?: never;
        post?: never;
        /** Deny a person who asked to join, or remove a member */
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
        /** Change a member to a manager, or a manager to a member */
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
        /** Approve a person who asked to join */
        put: operations["verifyMember"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/parcels/{id}/zoning": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a parcel and what may be built there */
        get: operations["getParcelZoning"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/parcels/at": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Find the parcel at a place */
        get: operations["findParcelAt"];
        put?: never;
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
        /** List the payment arrangements of your accounts */
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
        /** List saved cards and bank accounts, for older apps */
        get: operations["listPaymentMethods"];
        put?: never;
        /**
         * Save a card or bank account
         * @description Send the nonce that the provider gave a browser or an app for the number. The number itself never comes here.
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
        /** Get whether autopay uses a saved card or bank account */
        get: operations["getPaymentMethodUse"];
        put?: never;
        post?: never;
        /** Delete a saved card or bank account */
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
        /** Get the keys with which a browser sends numbers to the provider (Accept.js) */
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
        /** Create the request to pay what is due on a permit, once */
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
        /** Get whether bills can be paid online now */
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
        /** Start a payment on the provider’s page, for one account or several */
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
        /** Get a payment and its result */
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
        /** Ask the provider for the result of a payment */
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
        /** Get a payment’s receipt as PDF */
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
        /** Get what a request asks to be paid */
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
        /** List payments made through the portal */
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
        /** Download payments made through the portal as CSV */
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
        /** Webhook: a transaction changed at the payment provider */
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
        /** Start a payment and get the address of its page */
        get: operations["getPaymentusToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/permit-guides/{guide}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the guide to a permit as PDF */
        get: operations["getPermitGuide"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/permit-need": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find out whether work needs a permit
         * @description No permit is needed if there is an exemption and the answers to all of its questions are as it says.
         */
        get: operations["getPermitNeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/permits/{year}/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a permit */
        get: operations["getPermit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/permits/{year}/{number}/comments/{commentId}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Save your answer to a comment */
        put: operations["savePlanAnswer"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/permits/{year}/{number}/corrections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get what the city asks you to correct, and what you prepared */
        get: operations["getCorrections"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/permits/{year}/{number}/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the documents of a permit */
        get: operations["listPermitDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/permits/{year}/{number}/follow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Get an email at every step of a permit */
        post: operations["followPermit"];
        /** Stop following a permit */
        delete: operations["unfollowPermit"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/permits/{year}/{number}/following": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether you follow a permit, by your account or the link in a guest’s email */
        get: operations["getPermitFollowing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/permits/{year}/{number}/following/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm that a guest follows a permit, by the link in their email */
        post: operations["confirmFollowing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/permits/{year}/{number}/following/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Redirect to the page that stops following, for email programs that open the link (it stops nothing itself) */
        get: operations["openStopFollowing"];
        put?: never;
        /** Stop following with one click, by the link in a guest’s email (RFC 8058) */
        post: operations["stopFollowing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/permits/{year}/{number}/inspections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a permit’s inspections, and the slots that can be booked now
         * @description For the applicant, the organization that applied, and delegates of the permit’s contractor.
         */
        get: operations["getBooking"];
        put?: never;
        /** Book an inspection */
        post: operations["bookInspection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/permits/{year}/{number}/inspections/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Move a booked inspection */
        put: operations["moveInspection"];
        post?: never;
        /** Cancel a booked inspection */
        delete: operations["cancelInspection"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/permits/{year}/{number}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get an issued permit as PDF */
        get: operations["getPermitDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/permits/{year}/{number}/resubmission": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send the corrected application */
        post: operations["resubmitPermit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/permits/{year}/{number}/uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Upload a new version of a document, or another document */
        post: operations["sendPlanVersion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/permits/{year}/{number}/uploads/{documentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a version that is not sent yet */
        delete: operations["removePlanVersion"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/permits/map": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the permits in a part of the map */
        get: operations["listPermitsInView"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/permits/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Find permits at an address, on a parcel, or of an owner */
        get: operations["searchPermits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pickup-reminders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the places of whose pickups you are reminded */
        get: operations["listRemindedPlaces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pickup/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the pickups of a place */
        get: operations["getPickupPlace"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pickup/{id}/remind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Be reminded of the pickups at a place the evening before, and told when one is late */
        post: operations["remindOfPickups"];
        /** Stop your reminders of a place */
        delete: operations["stopPickupReminders"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pickup/{id}/reminders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether you are reminded of the pickups at a place, by your account or an email’s link */
        get: operations["getPickupReminder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pickup/{id}/reminders/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm that a guest wants reminders, by the link in their email */
        post: operations["confirmPickupReminders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pickup/{id}/reminders/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Redirect to the page that stops reminders, for email programs that open the link (it stops nothing itself) */
        get: operations["openStopReminders"];
        put?: never;
        /** Stop reminders with one click, by the link in an email (RFC 8058) */
        post: operations["stopRemindersByLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pickup/calendars/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the pickups of a place as a calendar to subscribe to */
        get: operations["getPickupCalendar"];
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
        /** Get the key with which browsers identify the sender of notifications (VAPID) */
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
        /** Turn on push notifications for a browser */
        post: operations["subscribePush"];
        /** Turn off push notifications for a browser */
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
        /** Record that the portal is used */
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
        /** Follow a report instead of sending it again */
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
        /** Find similar open reports nearby */
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
        /** List open reports */
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
        /** Email a new link to a request */
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
        /** Get a request, by the link in a guest’s email */
        get: operations["getRequestStatus"];
        put?: never;
        post?: never;
        /** Cancel a guest’s request */
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
        /** Send the information that staff asked a guest for */
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
        /** Upload a file before a guest’s answer is sent */
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
        /** Stop following a report, by the link in a guest’s email */
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
        /** Rate a guest’s request */
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
        /** Redirect to the page that stops emails about a request, for email programs that open the link (it stops nothing itself) */
        get: operations["openStopMail"];
        put?: never;
        /** Stop emails about a request with one click, by the link in a guest’s email (RFC 8058) */
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
        /** Get a request with its history */
        get: operations["getRequest"];
        put?: never;
        post?: never;
        /** Cancel a request */
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
        /** Upload a file before the answer is sent */
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
        /** Rate a complete request */
        post: operations["rateRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/salesforce/activity/Permit_Application__c/{id}/permit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the permit behind a request */
        get: operations["getPermitOfRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/salesforce/boardsAndCommissions/attendanceAndMembers/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the members of a board, and who came to its meetings */
        get: operations["listBoardAttendance"];
        put?: never;
        post?: never;
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
        /** List boards and commissions */
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
        /** List updates from the city */
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
        /** List your requests */
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
        /** Get an article of the knowledge base */
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
        /** List the ten most-read articles */
        get: operations["listTrendingArticles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/salesforce/landParcelMaster": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Find parcels by the parts of an address */
        get: operations["searchLandParcels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/salesforce/landParcelMaster/{address}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Find parcels by a whole address */
        get: operations["findLandParcels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/salesforce/landParcelMaster/garbagePickupDay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find the garbage pickup day of addresses
         * @description By house number, street, or both. Empty without either.
         */
        get: operations["findPickupDays"];
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
         * @description For clients that create the account in separate calls. Others use completeAccount.
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
        /** Find an organization by name */
        get: operations["searchOrganizations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/salesforce/zoningInquiry/{activityId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask a planner about a property */
        post: operations["createZoningInquiry"];
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
        /** List scheduled payments of your accounts */
        get: operations["listScheduledPayments"];
        put?: never;
        /**
         * Schedule a payment on a day before a bill is due
         * @description It is made once on that day, from eight in the morning. Payments made by then are subtracted. We remind the payer the day before.
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
    "/search/suggestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Suggest pages while a person types */
        get: operations["suggestSearch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sent-messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List what the city sent to you in the last 30 days, newest first */
        get: operations["listSent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shutoff-notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the notices that your water is to be shut off */
        get: operations["listOwnNotices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shutoff-notices/arrangement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask to pay what is overdue in installments */
        post: operations["askForArrangement"];
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
        /** Create an account */
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
        /** Get the portal’s metadata for other sites (SAML 2.0) */
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
        /** Log the person in to another site (SAML 2.0) */
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
        /** List the alerts for the logged-in person */
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
        /** Mark an alert as read */
        put: operations["readOwnAlert"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/unsubscribe/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Redirect to the page that stops emails of one kind, for email programs that open the link (it stops nothing itself) */
        get: operations["openUnsubscribe"];
        put?: never;
        /** Stop emails of one kind with one click, by the link in an email (RFC 8058) */
        post: operations["unsubscribeByLink"];
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
        /** Change your language, or whom you act for */
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
         * Delete your account
         * @description Every session ends. Records that the law makes the city keep lose the person’s name.
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
        /** Create the account from the whole form, all or nothing */
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
        /** Get the draft of account creation */
        get: operations["getAccountDraft"];
        /** Save the draft of account creation */
        put: operations["saveAccountDraft"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/account/email-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Get a link to your email address, after mail to it did not arrive */
        post: operations["confirmEmailAgain"];
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
        /** Download the data that the city has about you, with the files, as a ZIP */
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
        /** Download the data that the city has about you */
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
        /** Get whether your data can be downloaded right away, and your prepared archives */
        get: operations["listDataExports"];
        put?: never;
        /** Prepare an archive of your data and get an email when it is ready */
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
        /** Download a prepared archive */
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
         * Set a profile picture
         * @description Send the small copy that is shown: JPEG, PNG, GIF or WebP, at most 1 MB and 1,024 pixels a side. To keep the original too, upload it in parts first (beginPictureUpload).
         */
        put: operations["setPicture"];
        post?: never;
        /** Delete the profile picture */
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
        /** Start uploading the original of a picture */
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
        /** List your notification settings */
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
        /** Turn a notification on or off */
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
        /** Change your profile */
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
        /** Get your user record with its history */
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
        /** Get your profile */
        get: operations["getProfile"];
        /**
         * The same as updateUser, with your own id in the path
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
        /** Send the verification email again */
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
        /** Email a link to choose a new password */
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
        /** Verify an email address */
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
             * @description Empty, or a US number. Stored as (999) 999-9999.
             * @default
             */
            phoneNumber: string;
            /**
             * @description Properties besides the primary address.
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
             * @description The next step of account creation.
             * @enum {string}
             */
            step: "address" | "account-information" | "business-information";
        };
        AccountLookup: {
            OutputParms: {
                /** @description Customer and location number, or empty. */
                AccountNumber: string;
                /**
                 * @description Whole cents. A minus behind the amount is a credit.
                 * @example 6120
                 */
                AmountDueWithoutPending: string;
                /** @description MMDDYYYY, or empty. */
                DueDateOfLastBill: string;
                /**
                 * @description 0000: found. 0001: no such account. 0002: the customer has several accounts, so send the location too.
                 * @enum {string}
                 */
                ErrorCode: "0000" | "0001" | "0002";
                /**
                 * @description Whole cents. A minus behind the amount is a credit.
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
            /** @description Sanitized HTML. */
            Content: string | null;
            Deleted: boolean;
            Description: string;
            ExternalLink: string | null;
            GuestEnabled: boolean;
            /** Format: uuid */
            Id: string;
            /** @description The fields of this object that are in English because they do not exist in the requested language. */
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
             * @description The category of a report with this service.
             * @enum {string|null}
             */
            ReportCategory: "graffiti" | "trees" | "sidewalk" | "streetlight" | "snowIce" | "garbageRecycling" | "missedPickup" | "codeViolation" | "healthComplaint" | "streetUtilities" | "generalInformation" | "feedback" | null;
            SalesforceObjectId: string | null;
            salesforcePaymentField: string | null;
            /**
             * @description The words in the address of its page.
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
            /** @description Stored size in bytes. */
            size: number;
            type: string;
        };
        AppStatus: {
            /** @description False: the version is below the least one. */
            isSupported: boolean;
            /** @description Null: every version is supported. */
            minimumVersion: string | null;
            /** @description In the reader’s language, such as maintenance. */
            notice: string | null;
            /** @description Where to update. */
            storeUrl: string | null;
        };
        Article: {
            /**
             * Format: date
             * @description The day on which staff last checked that it is right.
             */
            checkedOn: string | null;
            /** Format: uuid */
            id: string;
            /** @description The fields of this object that are in English because they do not exist in the requested language. */
            inEnglish: string[];
            /**
             * @description Language of the texts. English if they do not exist in the requested language.
             * @enum {string}
             */
            language: "en" | "es";
            layoutItems: {
                label: string;
                /** @description Screens leave out the one named Chat_Answer. */
                name: string;
                /** @description Sanitized HTML. */
                value: string;
            }[];
            /** @description Services that one can start from here. */
            relatedServices?: {
                /** Format: uuid */
                id: string;
                /**
                 * @description Language of the texts. English if they do not exist in the requested language.
                 * @enum {string}
                 */
                language: "en" | "es";
                title: string;
                url: string;
            }[];
            /**
             * @description The words in the address of its page.
             * @example report-a-pothole
             */
            slug: string;
            summary: string;
            title: string;
        };
        ArticleSummary: {
            /** Format: uuid */
            id: string;
            /** @description The fields of this object that are in English because they do not exist in the requested language. */
            inEnglish: string[];
            /**
             * @description Language of the texts. English if they do not exist in the requested language.
             * @enum {string}
             */
            language: "en" | "es";
            /**
             * @description The words in the address of its page.
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
            /** @description The contact record. Null until the account is complete. */
            SalesforceId: string | null;
            /** @description Id of the organization, or `personal`. */
            selectedOrganization: string;
            selectedOrganizationInfo: {
                /** Format: uuid */
                Id: string;
                Name: string;
            } | null;
            /** @description The email address is verified. */
            Verified: boolean;
        };
        Bill: {
            /**
             * @description Customer and location number.
             * @example 1001-5001
             */
            accountNumber: string;
            /**
             * @description As billed, in dollars.
             * @example 61.2
             */
            amount: number;
            /**
             * @description Still due, in dollars. Pending payments are subtracted.
             * @example 61.2
             */
            amountDueWithoutPending: number;
            /** Format: date */
            billDate: string;
            /**
             * @description Still open in utility billing’s records, in dollars.
             * @example 61.2
             */
            currentBalance: number;
            /** Format: date */
            dueDate: string;
            /** @description Paid through the portal, and not yet booked by utility billing. */
            isPending: boolean;
            /** Format: uuid */
            key: string;
            number: string;
            /** @description The bill as a page to read or print. */
            pageLink: string;
            /** @description The bill as PDF, in the reader’s language. */
            pdfLink: string;
            /** @example Water (1001-5001) */
            type: string;
        };
        BillingAccount: {
            /**
             * @description Customer and location number.
             * @example 1001-5001
             */
            accountNumber: string;
            /** @description The service address. */
            address1: string;
            /**
             * @description Due without the penalty, in dollars. Pending payments are subtracted.
             * @example 61.2
             */
            amount: number;
            /**
             * @description Paid above what is due, in dollars. Pending payments count.
             * @example 61.2
             */
            creditAmount: number;
            /**
             * @description The last balance from utility billing, in dollars. Negative is a credit.
             * @example 61.2
             */
            currentBalance: number;
            customerId: string;
            /** Format: date */
            dueDate: string | null;
            isPaperless: boolean;
            /** @description Paid through the portal, and not yet booked by utility billing. */
            isPending: boolean;
            locationId: string;
            /** @description The next installment if the account has a payment arrangement without a missed installment, otherwise null. Use its day instead of `dueDate`. */
            nextInstallment: {
                /**
                 * @description What is left to pay, in dollars.
                 * @example 61.2
                 */
                amount: number;
                /** Format: date */
                dueOn: string;
            } | null;
            /**
             * @description The penalty that is due, in dollars.
             * @example 61.2
             */
            penaltyAmount: number;
            /**
             * @description Both together. A credit is not due.
             * @example 61.2
             */
            totalAmountDue: number;
            /**
             * @description The accountType for `/payment`.
             * @enum {string}
             */
            type: "UTILITY";
        };
        BillingHistory: {
            accountDelinquentStatuses: components["schemas"]["DelinquentStatus"][];
            accounts: components["schemas"]["BillingAccount"][];
            /** @description Of the last twelve months, and older bills that are open. Newest first. */
            bills: components["schemas"]["Bill"][];
            /** @description Twelve months, the current one first. */
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
            /** @description Of the last twelve months, newest first. */
            payments: components["schemas"]["PaymentHistoryItem"][];
            /**
             * @description For all accounts, in dollars. A credit on one account pays no other.
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
             * @description Language of the texts. English if they do not exist in the requested language.
             * @enum {string}
             */
            language: "en" | "es";
            Meeting_Date__c: string | null;
            Meeting_Location__c: string | null;
            Meeting_Time__c: string | null;
            Name: string;
            nextMeeting: {
                /**
                 * Format: date
                 * @description In the city.
                 */
                day: string;
                /**
                 * Format: date-time
                 * @description Null if the time is not known yet.
                 */
                startsAt: string | null;
            } | null;
            /** @description Sanitized HTML. */
            Overview__c: string;
            /** @description Plain text. A dollar sign separates the bullets; one inside a bullet is sent as U+FF04. */
            Powers_Duties__c: string | null;
            /** @description The same as a list. */
            powersAndDuties: string[];
            /** @description Seats, without alternates. */
            Size__c: number;
            Staff_Liaison__r: {
                Name: string;
            } | null;
            Staff_Liaison_Email__c: string | null;
            Staff_Liaison_Phone__c: string | null;
            Term_Length__c: string | null;
            Term_Limit__c: string | null;
            /** @description Seats without a member for which people can apply. */
            Vacancies__c: number;
        };
        BoardDetails: {
            board: components["schemas"]["Board"];
            /**
             * Format: uri
             * @description Of its meetings, to subscribe to.
             */
            calendarUrl: string;
            /** @description The newest of the past and the next to come, by day. */
            meetings: {
                attendance: {
                    name: string;
                    /** @enum {string} */
                    status: "present" | "remote" | "absent" | "excused";
                }[];
                /**
                 * Format: date
                 * @description In the city.
                 */
                day: string;
                files: {
                    /** Format: uuid */
                    id: string;
                    /** @enum {string} */
                    kind: "agenda" | "packet" | "minutes" | "resource";
                    label: string;
                    url: string;
                }[];
                /** Format: uuid */
                id: string;
                isCancelled: boolean;
                location: string | null;
                /**
                 * Format: date-time
                 * @description Null if the time is not known yet.
                 */
                startsAt: string | null;
                title: string | null;
                videoUrl: string | null;
            }[];
            resources: {
                /** Format: uuid */
                id: string;
                /** @enum {string} */
                kind: "agenda" | "packet" | "minutes" | "resource";
                label: string;
                url: string;
            }[];
            /** @description Alternates last. */
            seats: {
                /** @description Who appoints its member. */
                appointer: string | null;
                /** Format: uuid */
                id: string;
                isAlternate: boolean;
                /** @description Someone takes it later. */
                isPromised: boolean;
                /** @description People can apply for it. */
                isVacant: boolean;
                isVoting: boolean;
                member: {
                    attendance: {
                        absent: number;
                        excused: number;
                        present: number;
                        remote: number;
                    };
                    /**
                     * Format: date
                     * @description In the city.
                     */
                    fromDay: string | null;
                    name: string;
                    offices: ("chair" | "vice-chair" | "secretary")[];
                    /** @description Of the meetings while they had a seat, how many they came to, in the room or remotely. Excused meetings do not count. Null: no meeting counts. */
                    percentage: number | null;
                    /**
                     * Format: date
                     * @description In the city.
                     */
                    toDay: string | null;
                } | null;
                name: string | null;
                position: number;
                requirements: string | null;
                termYears: number | null;
            }[];
            /**
             * Format: date
             * @description In the city.
             */
            today: string;
        };
        BoxFolder: {
            /** @description Opens this folder for half an hour. It is the boxToken of `/mobileWebView/box`. */
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
                /** @description Valid for 15 minutes. */
                url: string;
            }[];
            /** Format: uuid */
            folderId: string;
            /** @enum {string} */
            kind: "request" | "account";
            name: string;
            /** @description The request number, or the account number. */
            number: string;
            page: number;
            pages: number;
            total: number;
        };
        BusinessChecklist: {
            /** @description As asked, or as kept. Null without either. */
            answers: {
                [key: string]: string;
            } | null;
            /** @description There is a kept checklist. */
            hasKept: boolean;
            /** @description These answers are kept. */
            isKept: boolean;
            /** @description That it is kept for. Null: the person. */
            organization: string | null;
            /** @description In order. Empty while a question has no answer. */
            steps: components["schemas"]["ChecklistStep"][];
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
        ChecklistStep: {
            about: string;
            /** @description Null: not known, or not the city’s. */
            fee: {
                /** @description Dollars. */
                amount: number;
                /** @description It rises with what is counted. */
                isLeast: boolean;
            } | null;
            /** @description The page that starts it. Null: not with the city online. */
            href: string | null;
            /** @description Ticked, or its request is complete. */
            isDone: boolean;
            isTicked: boolean;
            /** @description Of the license that was issued for the request. */
            licenseCode: string | null;
            /** @enum {string} */
            phase: "place" | "works" | "inspections" | "license";
            /** @description Your latest request for this step. */
            request: {
                number: string;
                /** @enum {string} */
                status: "New" | "Submitted" | "Open" | "Under Review" | "Scheduled" | "Pending Payment" | "Generate Permit" | "Ready for Issuance" | "Schedule Inspection" | "Issued" | "Permit Issued" | "Permit Issued with conditions" | "Complete" | "Closed" | "Closed Not Approved" | "Rejected" | "Cancelled";
                statusInformation: components["schemas"]["StatusInformation"];
                /** @enum {string} */
                type: "Case" | "COE_Permit__c" | "Permit_Application__c" | "Zoning_Inquiry__c" | "LPI_Application__c";
            } | null;
            /** @enum {string} */
            step: "zoning" | "building" | "sign" | "outdoor" | "health" | "fire" | "registration" | "license" | "newOwner" | "foodTruck" | "liquor" | "contractorLicense" | "renewal";
            /** @description How long it takes. */
            time: string;
            title: string;
        };
        Citation: {
            /** @description Due, in dollars. It is paid in full, and is 0 if it is already paid. */
            amount: number;
            /** Format: date */
            dueOn: string | null;
            isPaid: boolean;
            /** Format: date */
            issuedOn: string;
            number: string;
            /** @description The page to pay it. Anyone with this link sees what is due. */
            path: string;
            /**
             * @description The purpose, in the requested language if the office sent it.
             * @example Expired meter
             */
            type: string;
            /**
             * @description The language of `type`.
             * @enum {string}
             */
            typeLanguage: "en" | "es";
        };
        ContractorPermit: {
            address: string;
            /** Format: date */
            appliedOn: string;
            /** @description The next inspection that is booked. */
            booked: {
                /** Format: date */
                day: string;
                name: string;
                /** @enum {string} */
                window: "morning" | "afternoon";
            } | null;
            /**
             * Format: date
             * @description The last day on which work may go on.
             */
            expiresOn: string | null;
            feeCents: number;
            /** @description In the reader’s language. */
            kind: string;
            /** @description The contractor license that it names. */
            license: string;
            /** @description Of an issued permit: the next one to book. */
            nextInspection: string | null;
            number: number;
            /** @enum {string} */
            state: "submitted" | "completeness" | "corrections" | "resubmitted" | "review" | "approved" | "feeDue" | "paid" | "issued" | "inspections" | "final" | "denied" | "withdrawn" | "expired" | "revoked";
            status: string;
            /** @description Reviews not done yet. */
            waitsFor: ("building" | "zoning" | "electrical" | "plumbing" | "mechanical" | "fire" | "engineering")[];
            year: number;
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
                 * @description Empty, or a US number. Stored as (999) 999-9999.
                 * @default
                 */
                phoneNumber: string;
                /**
                 * @description Properties besides the primary address.
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
             * @description It is deleted at this time.
             */
            expiresAt: string;
            /** Format: uuid */
            id: string;
            /** @description Size in bytes, once it is ready. */
            size: number | null;
            /** @enum {string} */
            status: "preparing" | "ready" | "failed";
        };
        DelinquentStatus: {
            /**
             * @description Customer and location number.
             * @example 1001-5001
             */
            accountNumber: string;
            /**
             * @description Dollars. Pending payments are subtracted.
             * @example 61.2
             */
            amount: number;
            /**
             * Format: date
             * @description The day since it is overdue, or the day the water is turned off.
             */
            date: string;
            /** @enum {string} */
            type: "past-due" | "shutoff";
        };
        DraftFile: {
            /** Format: uuid */
            id: string;
            name: string;
            /** @description Stored size in bytes. */
            size: number;
            type: string;
        };
        EnrolledAutopay: {
            /** @enum {boolean} */
            AutopayEnabled: true;
            /** Format: uuid */
            AutopayId: string;
            /**
             * @description S: savings account. C: checking account. R: card.
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
            /** @description The fields of this object that are in English because they do not exist in the requested language. */
            inEnglish: string[];
            isPaid: boolean;
            /**
             * @description The purpose, in the reader’s language.
             * @example Parking ticket: T-4711
             */
            name: string;
            /** @description The request number. */
            number: string;
            /** @description The place. Empty if unknown. */
            place: string;
        };
        FeedEvent: {
            allDay: boolean;
            /**
             * @description Day or days in the city, in the requested language.
             * @example Nov 20, 2026
             */
            dates: string;
            /** @description Like start. For all-day events, the last day. */
            end: (string | null) | string;
            /** Format: uuid */
            id: string;
            /** @description The fields of this object that are in English because they do not exist in the requested language. */
            inEnglish: string[];
            /**
             * Format: uri
             * @description http or https.
             */
            link: string | null;
            /** @description Plain text. */
            location: string | null;
            /** @description Time in UTC. A date for all-day events. */
            start: string;
            /**
             * @description Times in the city. Empty for all-day events.
             * @example 7:00 PM - 9:00 PM
             */
            times: string;
            /** @description Plain text. */
            title: string;
        };
        FollowedBoard: {
            /** @description In its page’s address. */
            alias: string;
            /** Format: uuid */
            id: string;
            name: string;
        };
        FollowedPermit: {
            number: number;
            /** @example Roof, 2101 Millrace St */
            title: string;
            year: number;
        };
        /** @description True if the answer to the field, or one of its answers, is among these. */
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
            /**
             * @description Ask `checkForm` on each page and before sending.
             * @enum {boolean}
             */
            isChecked?: true;
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
             * @description Its answer names the subject of the request.
             * @enum {boolean}
             */
            isSubject?: true;
            /** @enum {string} */
            kind: "text" | "paragraph";
            label: components["schemas"]["FormText"];
            maxLength?: number;
            /** @description What to say if the answer is missing. */
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
             * @description Its answer names the subject of the request.
             * @enum {boolean}
             */
            isSubject?: true;
            /** @enum {string} */
            kind: "email" | "phone" | "date" | "address" | "yes-no";
            label: components["schemas"]["FormText"];
            /** @description What to say if the answer is missing. */
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
             * @description Its answer names the subject of the request.
             * @enum {boolean}
             */
            isSubject?: true;
            /** @enum {string} */
            kind: "number";
            label: components["schemas"]["FormText"];
            max?: number;
            min?: number;
            /** @description What to say if the answer is missing. */
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
                /** @description Offered only if this holds. */
                when?: {
                    field: string;
                    is: string[];
                };
            }[];
            /**
             * @description The choices are those of the city’s records now.
             * @enum {string}
             */
            from?: "boards";
            hint?: components["schemas"]["FormText"];
            /** @enum {boolean} */
            isRequired?: true;
            /**
             * @description Its answer names the subject of the request.
             * @enum {boolean}
             */
            isSubject?: true;
            /** @enum {string} */
            kind: "choice" | "choices";
            label: components["schemas"]["FormText"];
            /** @description What to say if the answer is missing. */
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
             * @description Its answer names the subject of the request.
             * @enum {boolean}
             */
            isSubject?: true;
            /** @enum {string} */
            kind: "files";
            label: components["schemas"]["FormText"];
            /** @description What to say if the answer is missing. */
            missing?: {
                en: string;
                es: string;
            };
            most: number;
            name: string;
            when?: components["schemas"]["FormCondition"];
        } | {
            hint?: components["schemas"]["FormText"];
            /** @enum {boolean} */
            isRequired?: true;
            /**
             * @description Its answer names the subject of the request.
             * @enum {boolean}
             */
            isSubject?: true;
            /** @enum {string} */
            kind: "license";
            label: components["schemas"]["FormText"];
            /** @description What to say if the answer is missing. */
            missing?: {
                en: string;
                es: string;
            };
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
        FoundContractor: {
            /** @description Today. */
            isValid: boolean;
            name: string;
            number: string;
            /** @description In the reader’s language. Empty: not recorded, which fits all work. */
            trades: string[];
        };
        FoundPermit: {
            /**
             * @description Eight digits.
             * @example 00001387
             */
            ApplicationNumber: string;
            /**
             * @description Two digits.
             * @example 26
             */
            ApplicationYear: string;
            /** Format: date */
            appliedOn: string;
            /** @example Roof */
            kind: string;
            /** @description Degrees, WGS 84. */
            latitude: number | null;
            longitude: number | null;
            /** @description The owner. Empty where the city does not publish names. */
            Name: string;
            number: number;
            status: string;
            StreetName: string;
            StreetNumber: string;
            StreetSuffix: string;
            /** @description Four digits. */
            year: number;
        };
        GarbagePickupDay: {
            /** @description In the reader’s language; empty without a delay. */
            holidayName: string;
            /**
             * Format: uuid
             * @description Of the parcel, for getPickupPlace.
             */
            Id: string;
            /** @description In this week, Sunday to Saturday. */
            isDelayedFromHoliday: boolean;
            /**
             * Format: date
             * @description The next day on which garbage is collected, with all changes.
             */
            nextOn: string | null;
            Parcel_Address__c: string;
            /** @description As the city’s data has it; empty if it is not known. */
            Refuse_Pickup_Day__c: string;
            zip: string;
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
        /** @description Links that live a quarter of an hour. */
        InspectionPhoto: {
            /** @description A small copy, or the photo itself. */
            thumbnail: string;
            url: string;
        };
        JoinedOrganization: {
            /** Format: uuid */
            Id: string;
            Manager: boolean;
            Name: string;
            /** @description False until a manager approves. */
            Verified: boolean;
        };
        KnownDetails: {
            /** @description Street and number. The organization’s, if you act for one. */
            address: string;
            email: string;
            name: string;
            /** @description The organization you act for. Otherwise empty. */
            organization: string;
            phone: string;
        };
        LandParcelMaster: {
            address: string;
            County_Board_District__c: string;
            /** @description All that it lies in: base districts by their share, then overlays. */
            districts: components["schemas"]["ParcelDistrict"][];
            Historic_District__c: string | null;
            /** Format: uuid */
            Id: string;
            /** @description Degrees, WGS 84. */
            latitude: number;
            Leaf_District__c: string;
            longitude: number;
            Parcel_Current_Land_Use__c: string;
            Parcel_Primary_Zoning__c: string;
            parcelNumber: string;
            Refuse_Pickup_Day__c: string;
            School_District__c: string;
            State_Representative_District__c: string;
            State_Senate_District__c: string;
            U_S_Congressional_District__c: string;
            unit: string | null;
            Water_Billing_Cycle_Dates__c: string;
            zip: string;
        };
        LanguageOption: {
            enName: string;
            i18nCode: string;
            nativeName: string;
        };
        LicenseCheck: {
            address: string;
            businessName: string;
            code: string;
            /** Format: date */
            fromDay: string;
            /** @description In the reader’s language. */
            kind: string;
            number: string;
            /** @enum {string} */
            result: "valid" | "not-yet" | "expired" | "unpaid" | "stopped";
            /**
             * Format: date
             * @description Included.
             */
            toDay: string;
            year: number;
        };
        LicenseRenewal: {
            /** @description Dollars. */
            amount: number;
            caseNumber: string;
            /** @description It counts when the renewal is paid. */
            code: string;
            /** @description The page to pay it. */
            path: string;
            /** Format: uuid */
            requestId: string;
        };
        ListedPermitDocument: {
            /** Format: uuid */
            id: string;
            isPublic: boolean;
            /** @enum {string} */
            kind: "drawing" | "sitePlan" | "calculation" | "contract" | "other";
            name: string;
            /** @description The latest first. */
            versions: components["schemas"]["PlanVersion"][];
        };
        MailEvent: {
            /** @description What the other mail server said. */
            detail: string;
            email: string;
            /**
             * @description `bounced`: for good; others are not reported.
             * @enum {string}
             */
            kind: "bounced" | "complained";
        };
        MaintenanceInfo: {
            /** @description The active downtime, or the one that the warning is about. */
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
                 * @description The last day on which it starts. Null: until it is changed.
                 */
                endDate: string | null;
                /**
                 * @description If it is not later than the start, it is on the next day.
                 * @example 04:00 AM
                 */
                endTime: string;
                englishText: string;
                spanishText: string;
                /**
                 * Format: date
                 * @description The first day on which it starts, in the city. Null: no first day.
                 */
                startDate: string | null;
                /**
                 * @description `hh:mm AM` or `hh:mm PM`, in the city’s time.
                 * @example 10:00 PM
                 */
                startTime: string;
            } | null;
            /** @description The active warning. */
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
                 * @description The last day on which it starts. Null: until it is changed.
                 */
                endDate: string | null;
                /**
                 * @description If it is not later than the start, it is on the next day.
                 * @example 04:00 AM
                 */
                endTime: string;
                englishText: string;
                spanishText: string;
                /**
                 * Format: date
                 * @description The first day on which it starts, in the city. Null: no first day.
                 */
                startDate: string | null;
                /**
                 * @description `hh:mm AM` or `hh:mm PM`, in the city’s time.
                 * @example 10:00 PM
                 */
                startTime: string;
            } | null;
            onlineBillPayEnabled: boolean;
            /**
             * Format: date-time
             * @description When bills can be paid again. Null if they can be paid now, or if unknown.
             */
            reopensAt: string | null;
        };
        Material: {
            /** @description How to prepare it. Plain text. */
            advice: string;
            /** @description Null: the carts at home. */
            bringTo: string | null;
            /** Format: uuid */
            id: string;
            /** @description The fields of this object that are in English because they do not exist in the requested language. */
            inEnglish: string[];
            /**
             * @description Language of the texts. English if they do not exist in the requested language.
             * @enum {string}
             */
            language: "en" | "es";
            name: string;
            /**
             * @description The words in the address of its page.
             * @example report-a-pothole
             */
            slug: string;
            /** @enum {string} */
            stream: "recycling" | "garbage" | "yard-waste" | "bulky" | "drop-off" | "electronics" | "hazardous" | "donate";
            /** @description Other words for it, with commas between. */
            words: string;
        };
        Message: {
            Body: string;
            /** Format: date-time */
            CreatedAt: string;
            /** Format: uuid */
            Id: string;
            /** @description The path of the page it is about, such as a permit’s. Null with a record. */
            Page: string | null;
            /**
             * Format: date-time
             * @description Null: unread.
             */
            ReadAt: string | null;
            /**
             * Format: uuid
             * @description The record it is about. Null if it is about none.
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
             * @description Id of an organization from the search. Empty for a new one, which needs all other fields.
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
            /** @description The caller sent it or follows it. */
            isFollowed: boolean;
            /** @description Degrees, rounded to about 10 meters. */
            latitude: number;
            longitude: number;
            status: string;
            statusInformation: components["schemas"]["StatusInformation"];
        };
        NeedNumber: {
            /**
             * @description Of the answer.
             * @example area
             */
            key: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "atMost";
            /** @description No permit is needed up to this. */
            most: number;
            /** @description The question, in the reader’s language. */
            text: string;
            unit: string;
        };
        NeedQuestion: components["schemas"]["NeedNumber"] | components["schemas"]["NeedYesNo"];
        NeedYesNo: {
            /** @enum {string} */
            answer: "yes" | "no";
            /**
             * @description Of the answer.
             * @example area
             */
            key: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "is";
            /** @description The question, in the reader’s language. */
            text: string;
        };
        NewDevice: {
            /** @enum {string} */
            platform: "android" | "ios";
            /** @description The registration token of Firebase Cloud Messaging, as its SDK gives it. */
            token: string;
        };
        NewsFeedItem: {
            /** @description Plain text, at most 300 characters. */
            contentSnippet: string;
            /** @description The picture of the item. Null without one. */
            enclosure: {
                /**
                 * @description Path of our own copy.
                 * @example /media/….jpg
                 */
                url: string;
            } | null;
            /** Format: uuid */
            id: string;
            /** @description The fields of this object that are in English because they do not exist in the requested language. */
            inEnglish: string[];
            /**
             * Format: uri
             * @description http or https.
             */
            link: string | null;
            /**
             * Format: date-time
             * @description Time of publication, in UTC.
             */
            pubDate: string;
            /** @description Plain text. */
            title: string;
        };
        NewsPost: {
            /** @description Sanitized HTML. */
            Additional_Info__c: string | null;
            Category__c: string;
            /** Format: uuid */
            Id: string;
            /** @description The fields of this object that are in English because they do not exist in the requested language. */
            inEnglish: string[];
            /**
             * @description Language of the texts. English if they do not exist in the requested language.
             * @enum {string}
             */
            language: "en" | "es";
            /**
             * Format: date
             * @description The day in the city from which it is shown.
             */
            Show_On__c: string;
            /** @description The update in one sentence, as plain text. */
            Update__c: string;
        };
        NotificationChange: {
            /** @description Kinds that are left out do not change. */
            kinds: {
                inbox: boolean;
                mail: boolean;
                /** @enum {string} */
                notificationId: "request-updates" | "bill-ready" | "delinquent-billing" | "license-reminders" | "board-news" | "pickup-reminders" | "city-announcements";
                push: boolean;
            }[];
            /** @enum {string} */
            language: "en" | "es";
            /** @description Hours of the city’s clock, over midnight if `from` is later than `to`. What comes meanwhile waits for their end, but for notices of logins, receipts and urgent messages. Null where it stands: none. */
            quietHours: {
                from: number;
                to: number;
            } | null;
        };
        NotificationChoices: {
            kinds: {
                /** @description Those of its channels that cannot be turned off. */
                always: ("inbox" | "push" | "mail")[];
                /** @description Those that it has. */
                channels: ("inbox" | "push" | "mail")[];
                inbox: boolean;
                mail: boolean;
                /** @enum {string} */
                notificationId: "request-updates" | "bill-ready" | "delinquent-billing" | "license-reminders" | "board-news" | "pickup-reminders" | "city-announcements";
                push: boolean;
            }[];
            /**
             * @description Of messages.
             * @enum {string}
             */
            language: "en" | "es";
            /** @description Hours of the city’s clock, over midnight if `from` is later than `to`. What comes meanwhile waits for their end, but for notices of logins, receipts and urgent messages. Null where it stands: none. */
            quietHours: {
                from: number;
                to: number;
            } | null;
        };
        NotificationSetting: {
            enabled: boolean;
            notificationId: string;
            /** @description In the reader’s language. */
            notificationName: string;
            /** @description The person turned it off. */
            optedOut: boolean;
        };
        OpaqueData: {
            /** @example COMMON.ACCEPT.INAPP.PAYMENT */
            dataDescriptor: string;
            dataValue: string;
        };
        OpenReport: {
            /** @description The hundred of the nearest address. Null if there is none nearby. */
            blockNumber: number | null;
            /** @enum {string} */
            category: "graffiti" | "trees" | "sidewalk" | "streetlight" | "snowIce" | "garbageRecycling" | "missedPickup" | "codeViolation" | "healthComplaint" | "streetUtilities" | "generalInformation" | "feedback";
            /** Format: uuid */
            id: string;
            /** @description Degrees, rounded to a thousandth: about a block. */
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
        OrganizationInvitation: {
            Email: string;
            /** Format: uuid */
            Id: string;
            /** Format: date-time */
            InvitedAt: string;
        };
        OrganizationMember: {
            FirstName: string;
            LastName: string;
            Manager: boolean;
            /** Format: uuid */
            UserId: string;
            /** @description False: asked to join and waiting for a manager. */
            Verified: boolean;
        };
        OwnInvitation: {
            /** Format: uuid */
            Id: string;
            Name: string;
        };
        OwnLicense: {
            businessName: string;
            /** @description Permits name its number. */
            isContractor: boolean;
            /** @description In the reader’s language. */
            kind: string;
            number: string;
            /** @enum {string} */
            status: "active" | "suspended" | "revoked";
            /**
             * Format: date
             * @description Included.
             */
            validTo: string | null;
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
            /** @description The session that is asking. */
            isCurrent: boolean;
            /** @description A page that the mobile app opened. It ends with the app’s session. */
            isOpenedByApp: boolean;
            /**
             * Format: date-time
             * @description To the hour.
             */
            lastUsedAt: string;
            /**
             * @description The place of the last use, by its network address. Null if unknown.
             * @example Elgin, Illinois, United States
             */
            place: string | null;
            /** Format: date-time */
            signedInAt: string;
            /** @example Windows */
            system: string | null;
        };
        ParcelDistrict: {
            /** @example CC1 */
            code: string;
            /**
             * Format: date
             * @description The day of the zoning map.
             */
            dataOn: string;
            /** Format: uuid */
            id: string;
            /**
             * @description An overlay adds rules to the base district below it.
             * @enum {string}
             */
            kind: "base" | "overlay";
            /** @description In the reader’s language. */
            name: string;
            rulesUrl: string;
            /** @description Of the parcel’s area, in parts per thousand. */
            share: number;
        };
        /** @description GeoJSON (RFC 7946), with holes. */
        ParcelGeometry: {
            coordinates: number[][][];
            /** @enum {string} */
            type: "Polygon";
        } | {
            coordinates: number[][][][];
            /** @enum {string} */
            type: "MultiPolygon";
        };
        ParcelZoning: {
            address: string;
            County_Board_District__c: string;
            /** @description All that it lies in: base districts by their share, then overlays. */
            districts: components["schemas"]["ParcelDistrict"][];
            geometry: components["schemas"]["ParcelGeometry"];
            Historic_District__c: string | null;
            /** Format: uuid */
            Id: string;
            /** @description Degrees, WGS 84. */
            latitude: number;
            Leaf_District__c: string;
            longitude: number;
            Parcel_Current_Land_Use__c: string;
            Parcel_Primary_Zoning__c: string;
            parcelNumber: string;
            Refuse_Pickup_Day__c: string;
            School_District__c: string;
            State_Representative_District__c: string;
            State_Senate_District__c: string;
            U_S_Congressional_District__c: string;
            unit: string | null;
            uses: {
                code: string;
                /** Format: uuid */
                districtId: string;
                /** @enum {string} */
                permission: "allowed" | "special-permit" | "not-allowed";
                /** @description The rule. */
                source: string;
                /** Format: date */
                startsOn: string;
                /** @description In the reader’s language. */
                use: string;
            }[];
            Water_Billing_Cycle_Dates__c: string;
            zip: string;
        };
        PastPayment: {
            /**
             * @description Customer and location number.
             * @example 1001-5001
             */
            accountNumber: string;
            /**
             * @description Dollars. Negative is a refund.
             * @example 61.2
             */
            amount: number;
            /** @description Paid through the portal, and not yet booked by utility billing. */
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
            /** @description Its page, for a frame. Null if there is nothing left to pay. */
            frameUrl: string | null;
            items: {
                accountNumber: string;
                /**
                 * Format: uuid
                 * @description The request that the fee is for.
                 */
                activityId: string | null;
                amount: number;
                /** @description The fields of this object that are in English because they do not exist in the requested language. */
                inEnglish: string[];
                /**
                 * @description The purpose, in the reader’s language.
                 * @example Parking ticket: T-4711
                 */
                name: string;
                /** @description The place, such as the service address. For another person’s account only the street. Empty if unknown. */
                place: string;
            }[];
            method: {
                brand: string;
                /** @enum {string} */
                kind: "card" | "bank";
                last4: string;
            } | null;
            /** @description The accounts that were paid. */
            navilineRoutingIds: string[];
            /**
             * @description What was paid.
             * @enum {string}
             */
            paymentType: "UTILITY" | "Form Fee" | "LPI" | "CITATION";
            /** @description The receipt as PDF, if the payment was made or returned. Otherwise null. */
            pdfUrl: string | null;
            /** @description Opens the receipt. A guest’s receipt is open to anyone with this link. */
            receiptUrl: string;
            /** @description Leads to the provider’s page and back. Null if there is nothing left to pay. */
            redirectUrl: string | null;
            /** @example P7Q2V0X4M9K1T8R3Z5HW */
            reference: string;
            /**
             * @description open: not submitted, or its page is still open. checking: we do not know yet whether the money moved. returned: refunded, voided or returned by the bank.
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
                /** @description What is left to pay. */
                left: number;
                /** @enum {string} */
                state: "paid" | "open" | "missed";
            }[];
            note: string;
            /** Format: date-time */
            offeredAt: string;
            /** @description The staff member. */
            offeredBy: string;
            /** @description Dollars paid on the account since the offer, without what autopay paid on new bills. */
            paid: number;
            /** @description A saved method pays each installment. */
            paysItself: boolean;
            /**
             * @description kept: accepted, and nothing is overdue. missed: an installment is overdue. broken: an installment was not paid within ten days after its day.
             * @enum {string}
             */
            state: "offered" | "kept" | "missed" | "declined" | "lapsed" | "withdrawn" | "done" | "broken";
            /** @description Dollars. The installments add up to it. */
            total: number;
        };
        PaymentHistory: {
            navilineAccountInfo: components["schemas"]["BillingAccount"][];
            /** @description Newest first. */
            pastPayments: components["schemas"]["PastPayment"][];
            /** @description The next due date first. */
            upcomingBills: components["schemas"]["UpcomingBill"][];
        };
        PaymentHistoryItem: {
            /**
             * @description Customer and location number.
             * @example 1001-5001
             */
            accountNumber: string;
            /** @description Paid through the portal, and not yet booked by utility billing. */
            isPending: boolean;
            /**
             * @description Dollars. Negative is a refund.
             * @example 61.2
             */
            paymentAmount: number;
            /** Format: date */
            paymentDate: string;
            /** @description Our reference of a payment made here, with `-R` at the end for a refund. Otherwise the billing system’s number. */
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
            /** @description The first one that was saved. */
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
            /** @description Dollars of the earlier payment. Null if the caller may not see it. */
            amount: number | null;
            /**
             * @description The codes that `confirm` must name.
             * @enum {string}
             */
            code: "Payment.NothingDue" | "Payment.PaidRecently" | "Payment.MoreThanDue";
            /** @description Due on the account, in dollars. Negative is a credit. */
            due: number;
            /** @description In the reader’s language. */
            message: string;
            /**
             * Format: date-time
             * @description The time of the earlier payment, for its payer and for people who have the account.
             */
            paidAt: string | null;
            /**
             * Format: date
             * @description The day of the earlier payment in the city. Null if the caller may not see it.
             */
            paidOn: string | null;
        };
        PermitNeed: {
            disciplines: ("building" | "zoning" | "electrical" | "plumbing" | "mechanical" | "fire" | "engineering")[];
            /** @description Null: always needs a permit. */
            exemption: {
                /** Format: date */
                fromDay: string;
                questions: components["schemas"]["NeedQuestion"][];
                /** @description Quoted. */
                rule: string;
                source: string;
            } | null;
            /** @description Null: none is set today. */
            fee: {
                /** @description What the fee counts; send it as `units`. */
                asks: {
                    answer: string;
                    unit: string;
                }[];
                /** Format: date */
                fromDay: string;
                /** @description Units are missing: it is at least this. */
                isLeast: boolean;
                lines: {
                    /** @description Dollars. */
                    amount: number;
                    name: string;
                }[];
                /** @description The ordinance that sets it. */
                source: string;
                /** @description Dollars. */
                total: number;
            } | null;
            inspections: string[];
            /** @example shed */
            kind: string;
            name: string;
            needsContractor: boolean;
            /**
             * Format: date
             * @description In the city.
             */
            today: string;
            /** @description A contractor needs one of them. Empty: any contractor. */
            trades: ("general" | "roofing" | "electrical" | "plumbing" | "mechanical" | "concrete")[];
            /** @description Half of the last ones were issued within so many days. */
            typicalDays: number | null;
        };
        PermitsInView: {
            /** @description There are more: ask for a smaller part. */
            isCut: boolean;
            permits: {
                address: string;
                /** @example Roof */
                kind: string;
                latitude: number;
                longitude: number;
                number: number;
                status: string;
                year: number;
            }[];
        };
        PickupPlace: {
            address: string;
            /** @description Of the calendar to subscribe to. */
            calendarUrl: string;
            /** @description Part of the city; empty if it is in none. */
            district: string;
            /** @description That move pickups in these days. */
            holidays: {
                /** Format: date */
                day: string;
                name: string;
            }[];
            /** Format: uuid */
            id: string;
            pickups: components["schemas"]["PlacePickup"][];
            /**
             * Format: date
             * @description In the city.
             */
            today: string;
            /** @description Of the garbage pickup, 0 is Sunday. Null: not known. */
            weekday: number | null;
            zip: string;
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
        PlacePickup: {
            /** @enum {string|null} */
            cause: "holiday" | "exception" | null;
            /**
             * Format: date
             * @description Null: there is none this time.
             */
            on: string | null;
            /** @description Why it is not on its weekday, in the reader’s language. */
            reason: string | null;
            /**
             * Format: date
             * @description By the weekday.
             */
            regularOn: string;
            /** @enum {string} */
            service: "garbage" | "recycling" | "yard-waste" | "leaf-bags" | "street-leaves" | "christmas-trees";
            /**
             * Format: date
             * @description The Sunday on or before `regularOn`.
             */
            week: string;
        };
        PlanComment: {
            /** @description The latest first. */
            answers: {
                isSent: boolean;
                /** @description Of the reviewer who asked again. */
                reply: string;
                /** @description Of the application: 1 is the first, 2 the first resubmission. */
                round: number;
                text: string;
            }[];
            author: string | null;
            /** @enum {string} */
            discipline: "building" | "zoning" | "electrical" | "plumbing" | "mechanical" | "fire" | "engineering";
            /** Format: uuid */
            id: string;
            /** @description Must be answered; otherwise a note. */
            isRequired: boolean;
            /** Format: date */
            madeOn: string;
            /** @description Where on the document. Empty: all of it. */
            sheet: string;
            /** @enum {string} */
            state: "open" | "answered" | "accepted" | "reopened";
            text: string;
            /** @description Of the document, which it is about. */
            versionNumber: number;
        };
        PlanDocument: {
            comments: components["schemas"]["PlanComment"][];
            /** Format: uuid */
            id: string;
            /** @description Everyone sees its current version. */
            isPublic: boolean;
            /** @description Staff decided who sees it, and not the city’s rule. */
            isPublicByStaff: boolean;
            /** @enum {string} */
            kind: "drawing" | "sitePlan" | "calculation" | "contract" | "other";
            name: string;
            /** @description The latest first. */
            versions: components["schemas"]["PlanVersion"][];
        };
        PlanReview: {
            address: string;
            /** @description What staff wrote when they last asked. */
            asked: string;
            documents: components["schemas"]["PlanDocument"][];
            kind: string;
            number: number;
            /** @description The latest first. */
            resubmissions: {
                /** @description Of the application: 1 is the first, 2 the first resubmission. */
                round: number;
                /** Format: date */
                sentOn: string;
                whatChanged: string;
            }[];
            /** @description That staff have now. */
            round: number;
            /** @enum {string} */
            state: "submitted" | "completeness" | "corrections" | "resubmitted" | "review" | "approved" | "feeDue" | "paid" | "issued" | "inspections" | "final" | "denied" | "withdrawn" | "expired" | "revoked";
            takesDocuments: boolean;
            year: number;
        };
        PlanVersion: {
            /** @enum {string} */
            by: "resident" | "staff";
            /** @description Of the file. */
            name: string;
            /** @description From 1. Null: not sent yet. */
            number: number | null;
            /** @description Of the application: 1 is the first, 2 the first resubmission. */
            round: number;
            /** Format: date */
            sentOn: string | null;
            /** @description Bytes. */
            size: number;
            type: string;
            /** @description Valid for a quarter of an hour. */
            url: string;
        };
        Problem: {
            /** @description Stable code. It is also the key of the text to show. */
            code: string;
            detail?: string;
            errors?: {
                code: string;
                field: string;
                message?: string;
            }[];
            /** @description What the payer must confirm before we take the payment, by its code. */
            questions?: components["schemas"]["PaymentQuestion"][];
            /** @description Give this id when you ask us about the problem. */
            requestId: string;
            status: number;
            title: string;
            /**
             * @description The address of the page that explains this kind of problem, on the server that answered.
             * @example /api/docs/problems/error/notfound
             */
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
            /** @description The parcel of the primary address. Null if the city has none there. */
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
            /** @description Mail to your address came back, or you called it spam: announcements no longer go there. Null: it arrives. */
            mailBlock: {
                /** Format: date-time */
                at: string;
                /** @enum {string} */
                reason: "bounced" | "complained";
            } | null;
            phoneNumber: string;
            ProfilePictureUrl: string | null;
            /** @description Properties besides the primary address. */
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
                /** @description JSON text. For UserSession and UserLogin with ipAddress and userAgent. */
                EventData: string;
                EventName: string;
                Item: string;
            }[];
        };
        RemindedPlace: {
            address: string;
            /** @enum {string} */
            channel: "mail" | "push";
            /**
             * Format: uuid
             * @description Of the parcel, for getPickupPlace.
             */
            id: string;
            zip: string;
        };
        RenewalFees: {
            businessName: string;
            /**
             * Format: date
             * @description The last day without a penalty.
             */
            dueOn: string | null;
            /** @description Without the penalty, and with a rebate taken off. Dollars. */
            fees: number;
            lines: components["schemas"]["RenewalLine"][];
            /** @description Why there is no amount, in the reader’s language. Else empty. */
            message: string;
            /** @description For a late renewal. Dollars. */
            penalty: number;
            success: boolean;
            /** @description The amounts in sentences, in the reader’s language. */
            summary: string[];
            /** @description What is paid today. Dollars. */
            total: number;
            /** @description That the renewal is for. */
            year: number | null;
        };
        RenewalLine: {
            /** @description Negative for a rebate. Dollars. */
            amount: number;
            /**
             * Format: date
             * @description Since when the amount is in force.
             */
            fromDay: string;
            name: string;
            /** @description The ordinance that sets the amount. */
            source: string;
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
            /** @description The contact for this report. Default: the account’s name. Stored only for logged-in callers. */
            contactName?: string;
            /** @description The phone number for this report. Default: the account’s number. Empty: no calls. */
            contactPhone?: string;
            /** @default  */
            description: string;
            /**
             * Format: uuid
             * @description The draft that this report ends. If two windows send the same draft, one is accepted. Pictures in this request make their own draft.
             */
            draftId?: string;
            /** @default  */
            extraDescription: string;
            /** @description Ids of files that were uploaded to the draft. Default: all of them. */
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
             * @description The email address for updates, for people without an account.
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
             * @description Degrees, WGS 84. Default: the place of the address.
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
                /** @description Valid for 15 minutes. */
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
            /** @description The fields of this object that are in English because they do not exist in the requested language. */
            inEnglish: string[];
            isCancelable: boolean;
            /** @description The guest who sent it has stopped emails about it. */
            isMailStopped: boolean;
            /** Format: date-time */
            lastModified: string;
            latitude: number | null;
            longitude: number | null;
            name: string;
            /**
             * Format: date-time
             * @description When its fee was paid.
             */
            paidAt: string | null;
            /** @description Dollars. */
            paymentAmount: number | null;
            paymentCode: string | null;
            paymentRequired: boolean;
            satisfaction: number | null;
            /**
             * @description Followers see the progress of a request, but nothing that was sent or written.
             * @enum {string}
             */
            standing: "sender" | "follower";
            status: string;
            /** @description The steps of its status path, in order. Empty if only the status is shown. */
            statuses: string[];
            statusInformation: components["schemas"]["StatusInformation"];
            timeline: {
                /** Format: date-time */
                at: string;
                /** @enum {string} */
                by: "resident" | "staff" | "system";
                /** @description `receipt` of a payment: the payer’s link to the receipt. */
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
            /** @description The place. Empty if unknown. */
            address: string;
            /** @description For other people’s reports that you follow: the block. */
            blockNumber: number | null;
            caseNumber: string;
            data: {
                attributes: {
                    type: string;
                };
            };
            /** Format: uuid */
            id: string;
            /** @description The fields of this object that are in English because they do not exist in the requested language. */
            inEnglish: string[];
            /** Format: date-time */
            lastModified: string;
            /** @description The day in the city’s time zone, written out in the requested language. */
            lastModifiedDisplay: string;
            status: string;
            statusInformation: components["schemas"]["StatusInformation"];
            street: string | null;
            /** @description Path of a small picture of your own request, valid for 15 minutes. Null without a picture. */
            thumbnail: string | null;
            /** @enum {string} */
            type: "Case" | "COE_Permit__c" | "Permit_Application__c" | "Zoning_Inquiry__c" | "LPI_Application__c";
        };
        ScheduledPayment: {
            /** @example 1001-5001 */
            accountNumber: string;
            /** @description Dollars. The amount charged, if it was less. */
            amount: number;
            /**
             * @description Why the payment was not made.
             * @enum {string|null}
             */
            ended: "payer" | "declined" | "method-gone" | "not-in-care" | "nothing-due" | "arrangement-ended" | null;
            /** Format: uuid */
            id: string;
            /** @description Until the day before. */
            isChangeable: boolean;
            /** @description Part of a payment arrangement. */
            isInstallment: boolean;
            /** @description Null if another person’s method pays. */
            method: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            /** Format: date */
            payOn: string;
            /** @description Reference of the payment that was made. */
            reference: string | null;
            /** @enum {string} */
            status: "planned" | "charging" | "paid" | "failed" | "skipped" | "cancelled" | "returned";
        };
        SearchResult: {
            /** @description Plain text, never HTML. Each match starts with U+E000 and ends with U+E001. Nothing else in it has these characters. */
            highlight: string;
            /** @enum {string} */
            kind: "service" | "article" | "news" | "board" | "page" | "material";
            /**
             * @description Language of title and highlight. English if there is no other text.
             * @enum {string}
             */
            language: "en" | "es";
            /** @description Plain text. */
            title: string;
            /** @description Path in the portal, or an http(s) address of the city’s news. */
            url: string;
        };
        SearchSuggestion: {
            /** @enum {string} */
            kind: "service" | "article" | "news" | "board" | "page" | "material";
            /**
             * @description Language of title and highlight. English if there is no other text.
             * @enum {string}
             */
            language: "en" | "es";
            /** @description Plain text. */
            title: string;
            /** @description Path in the portal, or an http(s) address of the city’s news. */
            url: string;
        };
        SentMessage: {
            /** Format: date-time */
            at: string;
            /** @enum {string} */
            channel: "inbox" | "push" | "mail";
            id: string;
            /**
             * @description Retrying: it failed and is tried again. Failed: given up. Held: you had turned it off. Returned: not sent, see mailBlock of the profile.
             * @enum {string}
             */
            outcome: "waiting" | "retrying" | "delivered" | "failed" | "held" | "returned";
            /** @description Or the name of its kind, in your language. */
            title: string;
        };
        SentPlanVersion: {
            /** Format: uuid */
            id: string;
            name: string;
            /** @description Stored size in bytes. */
            size: number;
            type: string;
        };
        Session: {
            /**
             * Format: date-time
             * @description When the password was last entered.
             */
            confirmedAt: string | null;
            /** @description The session ends after this time without a request. */
            idleLimitSeconds: number | null;
            /** @description Warn the user after this time without a request: the session will end. */
            idleWarningSeconds: number | null;
            /** @enum {string} */
            state: "anonymous" | "unverified" | "no-contact" | "full" | "administrator";
        };
        ShutoffNotice: {
            accountNumber: string;
            /** @description Dollars that are still to be paid. */
            amount: number;
            /** @description You asked to pay in installments. */
            hasAsked: boolean;
            /** Format: date */
            shutoffDate: string;
        };
        SignedIn: {
            tokens: {
                /** @description Bearer token. */
                accessToken: string;
                /** @description Lifetime of the access token in seconds. */
                expiresIn: number;
                /** @description Works once, to get the next pair. */
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
            /** @description Key of the text. If null, show the status as it is. */
            translationKey: string | null;
        };
        StoredMethod: {
            /**
             * @description Masked.
             * @example XXXX1111
             */
            accountnum: string;
            /** @description Visa, MasterCard and so on. Checking or Savings for a bank account. */
            card_type: string;
            /**
             * @description YYYY-MM. Null for a bank account.
             * @example 2028-04
             */
            expiry: string | null;
            /** Format: uuid */
            id: string;
            /** @description The first one that was saved. */
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
            /** @description Autopay ends if the method is deleted. */
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
             * @description Staff see the author. Residents never do.
             */
            CreatedBy: string | null;
            /** Format: uuid */
            Id: string;
            /** @description The warning of a maintenance period. Its id is the period’s id. */
            MaintenanceWarning: boolean;
            /** @description The caller has read it. */
            Read: boolean;
            /** @description Sanitized HTML. */
            TextEnglish: string;
            /** @description Sanitized HTML. */
            TextSpanish: string;
            TitleAlertEnglish: string;
            TitleAlertSpanish: string;
        };
        Tokens: {
            /** @description Bearer token. */
            accessToken: string;
            /** @description Lifetime of the access token in seconds. */
            expiresIn: number;
            /** @description Works once, to get the next pair. */
            refreshToken: string;
        };
        UpcomingBill: {
            /**
             * @description Customer and location number.
             * @example 1001-5001
             */
            accountNumber: string;
            /**
             * @description Still due, in dollars. Pending payments are subtracted.
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
            /** @description The id of the selected organization, or "personal". */
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
                 * @description S: savings account. C: checking account. R: card. Empty: no autopay.
                 * @enum {string}
                 */
                AutopayStatus: "S" | "C" | "R" | "";
                /** @description The maximum amount in dollars. */
                NextChargeAmount: number | null;
                /**
                 * Format: date
                 * @description The day of the next announced charge. Null if there is none.
                 */
                NextChargeOn: string | null;
                /**
                 * Format: uuid
                 * @description The saved card or bank account. Null if another person’s method pays.
                 */
                PaymentProfileId: string | null;
            };
            CustomerId: string;
            LocationId: string;
        };
        Verification: {
            /** @description 0: right away. */
            resendInSeconds: number;
        };
        WebViewOffer: {
            /** @description Email address of the account that the link opens. */
            email: string;
            /** @description Email address of another account that is open in this browser. */
            otherEmail: string | null;
        };
        WholeBill: {
            /** @example 1001-5001 */
            accountNumber: string;
            /** @description The service address. */
            address: string;
            /**
             * @description As billed: only this bill’s charges.
             * @example 79.63
             */
            amount: number;
            /**
             * @description Still open on this bill. Pending payments are subtracted.
             * @example 79.63
             */
            amountDueWithoutPending: number;
            /** Format: date */
            billDate: string;
            /** @description For the account’s newest bill. Null for older ones. */
            due: {
                /** @description The parts of the amount, if there are several. */
                rows: {
                    /**
                     * @description Dollars. A credit is negative.
                     * @example 79.63
                     */
                    amount: number;
                    /**
                     * @description Language of the name: utility billing’s own words can be English on a Spanish bill.
                     * @enum {string}
                     */
                    language: "en" | "es";
                    /** @example Water */
                    name: string;
                }[];
                /**
                 * @description What is due on the account now. A credit is negative.
                 * @example 79.63
                 */
                total: number;
            } | null;
            /** Format: date */
            dueDate: string;
            /** Format: uuid */
            key: string;
            /** @description The previous balance, payments and penalty if known, then this bill’s charges. */
            lines: {
                /**
                 * @description Dollars. A credit is negative.
                 * @example 79.63
                 */
                amount: number;
                /**
                 * @description Language of the name: utility billing’s own words can be English on a Spanish bill.
                 * @enum {string}
                 */
                language: "en" | "es";
                /** @example Water */
                name: string;
            }[];
            /**
             * Format: uuid
             * @description The newest bill, if this is an older one.
             */
            newestKey: string | null;
            /** @description The next installment if the account has a payment arrangement without a missed installment. */
            nextInstallment: {
                /**
                 * @description What is left to pay, in dollars.
                 * @example 61.2
                 */
                amount: number;
                /** Format: date */
                dueOn: string;
            } | null;
            number: string;
            /** @description For printing. */
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
             * @description The sum of the lines.
             * @example 79.63
             */
            total: number;
            usage: number | null;
            /** @description At most thirteen bills, this one last. */
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
        ZoningInquiry: {
            /**
             * @description The proposed usage.
             * @default
             */
            Business_Details__c: string;
            /**
             * @description For people without an account, where the service allows it.
             * @default
             * @example name@example.com
             */
            guestEmail: string;
            /**
             * @description Whether the business is home-based. `Yes` or `No`.
             * @default
             */
            Is_this_a_home_based_business__c: string;
            /**
             * @description Whether the business is new. `Yes` or `No`.
             * @default
             */
            Is_this_a_new_business__c: string;
            /**
             * @description The parcel’s `Id`, or its whole address.
             * @default
             */
            Land_Parcel_Master_Address__c: string;
            /**
             * @description At least one of these, joined by semicolons: Modify my business; Move my existing business; Change business ownership; Expand my business; Know permitted uses at property; Know site restrictions at property.
             * @default
             * @example Expand my business;Know permitted uses at property
             */
            Mark_all_that_apply_to_you_inquiry__c: string;
            /** @description The id of the caller’s selected organization. Without one, the caller’s `SalesforceId`. Default: the same. */
            SFDC_ContactID__c?: string;
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
                /** @description Ignored. The session says who is asking. */
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
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
            /** @description The request cannot be read: a parameter or the body is malformed. */
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
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
            /** @description The number. */
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
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
            /** @description The best match first, even with typing mistakes. None for fewer than 3 characters. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlacedAddress"][];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
            /** @description Null if there is no address within about 300 meters. */
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
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
    getAppStatus: {
        parameters: {
            query: {
                /** @description Of the phone. */
                platform: "ios" | "android";
                /** @description Of the app, as in the store. */
                version: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As staff have set it, within a minute. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppStatus"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
    sendArticleFeedback: {
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
        requestBody: {
            content: {
                "application/json": {
                    /** @default true */
                    hasScript?: boolean;
                    isHelpful: boolean;
                    /**
                     * @description What was missing. Numbers and email addresses are not kept.
                     * @default
                     */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Counted once for each device: a later answer replaces the earlier one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
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
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
            /** @description The user. A 401 if not logged in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthUser"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
            /** @description An email with a link is on its way to the new address. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
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
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
            /** @description Changed. All other sessions have ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        tokens: {
                            /** @description Bearer token. */
                            accessToken: string;
                            /** @description Lifetime of the access token in seconds. */
                            expiresIn: number;
                            /** @description Works once, to get the next pair. */
                            refreshToken: string;
                        } | null;
                    };
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
            /** @description A password, and the person’s providers that the city set up. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInMeans"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
            /** @description The providers that the city set up. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ("apple" | "facebook" | "google")[];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unknown or already used. If it was already used, the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
                /** @description The code from a link in an email. */
                oobCode: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account it is for. */
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
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
                    /** @description The code from a link in an email. */
                    oobCode: string;
                    /** Format: password */
                    password: string;
                };
            };
        };
        responses: {
            /** @description Changed. All sessions have ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
            /** @description The state, also without a session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
            /** @description The current session first, the others by last use. At most a hundred. */
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
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
            /** @description Ended right away, with the web views that were opened from it. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not your session. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
            /** @description Logged in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The email address or password is wrong. */
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
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
            query?: {
                /** @description No one has used the page for too long. Push notifications go on. */
                idle?: "yes";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Logged out. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
            /** @description Logged out everywhere. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
            /** @description Logged out everywhere else. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
                /** @description true: the logged-in person confirms again who they are. The session stays the same. */
                confirm?: "true" | "false";
                /** @description Path in the portal for afterwards. */
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
            /** @description To the provider, or back to the login if there is no such provider. */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
            /** @description To the requested page, with a new or a confirmed session, or to the login. */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
            /** @description To the same address by GET, where the browser sends its cookie. */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
            /** @description The wait in seconds. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Verification"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
            /** @description With the `Authorization` header of the app that created the code: the page, with a session cookie that ends with the app’s session. Without it: a page that asks first, because anyone can create a link. With an invalid code: the login. */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
                     * @description The path in the portal that the web view should show.
                     * @example /payment?accountNumber=1-2
                     */
                    path: string;
                };
            };
        };
        responses: {
            /** @description The address for the web view. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Works once, within 60 seconds, while the session that created it exists. With that session’s `Authorization` header the web view opens directly. Without it, a page asks the person first. */
                        url: string;
                    };
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
            /** @description The accounts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebViewOffer"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
            /** @description With a session cookie that replaces the earlier one. */
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
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
            /** @description Turned on. Any earlier autopay of the account has ended, and its owner is notified. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnrolledAutopay"];
                };
            };
            /** @description Util.FormContainsErrors without exactly one payment method. Payment.APICouldNotValidateError, Payment.TooManyMethods. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Billing.AccountNotFound or Payment.MethodNotFound: not yours. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Billing.InvalidRoutingNumber: no bank has these numbers. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payment.ProviderUnavailable or Payment.NotOpen. See Retry-After. */
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
                     * @description Customer and location number.
                     * @example 1001-5001
                     */
                    accountNumber: string;
                };
            };
        };
        responses: {
            /** @description Turned off. Its owner is notified. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Autopay.NotFound: no autopay on one of your accounts. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
                     * @description Customer and location number.
                     * @example 1001-5001
                     */
                    accountNumber: string;
                };
            };
        };
        responses: {
            /** @description Turned off. Its owner is notified. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Autopay.NotFound: no autopay on one of your accounts. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
            /** @description Turned off. Its owner is notified. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Autopay.NotFound: no autopay on one of your accounts. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
    getBoard: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the reply: en or es. */
                "accept-language"?: string;
            };
            path: {
                /** @description Its id, or its `Alias__c`. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The board. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoardDetails"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Boards.NotFound: no such board, or it no longer exists. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
    getBoardCalendar: {
        parameters: {
            query?: {
                /** @description Language of the file. Without it, the `Accept-Language` header says. */
                lng?: "en" | "es";
            };
            header?: never;
            path: {
                /** @description Its id, or its `Alias__c`. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An iCalendar file (RFC 5545). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Boards.NotFound: no such board, or it no longer exists. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
    followBoard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id, or its `Alias__c`. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description A guest’s; an account follows with its own.
                     * @default
                     */
                    guestEmail?: string;
                };
            };
        };
        responses: {
            /** @description An account follows at once; a guest gets an email to confirm. The same reply whether the address follows already. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description Util.FormContainsErrors with each invalid field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Boards.NotFound. */
            404: {
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
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
    unfollowBoard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id, or its `Alias__c`. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A second call changes nothing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
    getBoardFollowing: {
        parameters: {
            query?: {
                follower?: string;
                signature?: string;
            };
            header?: never;
            path: {
                /** @description Its id, or its `Alias__c`. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Nobody else’s. `no` for an invalid link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description `asked`: a guest who has not confirmed yet.
                         * @enum {string}
                         */
                        following: "no" | "asked" | "yes";
                    };
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
    confirmBoardFollowing: {
        parameters: {
            query: {
                follower: string;
                signature: string;
            };
            header?: never;
            path: {
                /** @description Its id, or its `Alias__c`. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description They get news from now on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description BoardFollowing.LinkEnded: the link is invalid, or has ended. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
    openStopBoardFollowing: {
        parameters: {
            query: {
                follower: string;
                signature: string;
            };
            header?: never;
            path: {
                /** @description Its id, or its `Alias__c`. */
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
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
    stopBoardFollowing: {
        parameters: {
            query: {
                follower: string;
                signature: string;
            };
            header?: never;
            path: {
                /** @description Its id, or its `Alias__c`. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No more emails about it. A second call changes nothing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description BoardFollowing.LinkEnded: the link is invalid, or has ended. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Document.FolderNotFound: not your folder. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
                /** @description How the folder was opened: this, or sfId. */
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
            /** @description Newest first, 25 per page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoxFolderPage"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
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
            /** @description Document.FolderNotFound: the token is not valid, or is for another folder. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
                /** @description How the folder was opened: this, or sfId. */
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
            /** @description Redirects to the folder’s page with `added`, or with the error in `refused`: File.Empty, File.KindNotTaken, File.Incomplete, File.TooManyPixels, Error.TooLarge, Document.ReadOnly, Document.Full. */
            303: {
                headers: {
                    location: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
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
            /** @description Document.FolderNotFound: the token is not valid, or is for another folder. */
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
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
                /** @description Customer and location number. */
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
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Document.FolderNotFound: not your folder. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
    getBusinessChecklist: {
        parameters: {
            query?: {
                address?: string;
                business?: string;
                /** @description At home: `yes` or `no`. */
                home?: string;
                /** @description Of business. */
                kind?: string;
                /** @description A new business: `yes` or `no`. */
                new?: string;
                /** @description What applies besides, joined by commas. */
                plans?: string;
                /** @description `open` or `grow`. */
                want?: string;
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
            /** @description By the answers in the query, or else by the checklist that is kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BusinessChecklist"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
    saveBusinessChecklist: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    address?: string;
                    business?: string;
                    /** @description At home: `yes` or `no`. */
                    home?: string;
                    /**
                     * @description Of business.
                     * @example cafe
                     */
                    kind?: string;
                    /** @description A new business: `yes` or `no`. */
                    new?: string;
                    /**
                     * @description What applies besides, joined by commas.
                     * @example sign,alcohol
                     */
                    plans?: string;
                    /** @description `open` or `grow`. */
                    want?: string;
                };
            };
        };
        responses: {
            /** @description Kept in place of the one before. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description Checklist.Unanswered: a question has no answer. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
    markChecklistStep: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                step: "zoning" | "building" | "sign" | "outdoor" | "health" | "fire" | "registration" | "license" | "newOwner" | "foodTruck" | "liquor" | "contractorLicense" | "renewal";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    isDone: boolean;
                };
            };
        };
        responses: {
            /** @description Marked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Checklist.NotSaved: no checklist is kept. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payment.CitationNotFound: the link is not valid. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
                     * @description The license plate on the citation. Empty if it has none.
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
            /** @description The request cannot be read: a parameter or the body is malformed. */
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
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
    listContractorPermits: {
        parameters: {
            query?: {
                /** @description The last permit of the page before. */
                after?: "" | string;
                view?: "open" | "toBook" | "feeDue" | "expiring" | "all";
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
            /** @description The newest first. Empty unless a license is active and connected with the organization. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description At most 999 each. */
                        counts: {
                            all: number;
                            expiring: number;
                            feeDue: number;
                            open: number;
                            toBook: number;
                        };
                        licenses: components["schemas"]["OwnLicense"][];
                        permits: components["schemas"]["ContractorPermit"][];
                    };
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
    searchContractors: {
        parameters: {
            query: {
                /** @description The beginning of a number, or a part of a name. */
                text: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Valid licenses first. Empty for less than two characters. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoundContractor"][];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
            /** @description For a hidden frame in the provider’s page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
                /** @description The codes of the questions that the payer answered with yes. Separated by commas. */
                confirm?: string;
                /** @description Its language. Default: the reader’s language. */
                lng?: "en" | "es";
                /** @description Around the provider’s page, or with a redirect there and back. */
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
            /** @description The same as `openBillPay`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payment.AccountNotFound: there is nothing to pay under this number, or it is not yours. Payment.CitationNotFound. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payment.InFlight: the same payment is in progress. Payment.StillBeingChecked: another payment for the same thing is open. Payment.NothingToPay: it is already paid. Error.IdempotencyKeyReused. Payment.NothingDue, Payment.PaidRecently (the same amount on the account in the last day, by anyone) or Payment.MoreThanDue (by more than the city’s limit). `questions` has the details. Send the request again with `confirm` to pay anyway. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "text/html": string;
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
                /** @description `customer-location` of a water account, or the number of a citation or request. */
                accountNumber: string;
                /** @description The request that the fee is for. */
                activityId?: (string | null) | "";
                /** @description Dollars. */
                amount: string;
                appCode?: "MISC" | "BUILDING" | "UTILITY" | "PERMIT" | "";
                /** @description The codes of the questions that the payer answered with yes. Separated by commas. */
                confirm?: string;
                /** @description true: in English. false: in Spanish. Default: by Accept-Language. */
                english?: "true" | "false" | "";
                /** @description Default: UTILITY. */
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
            /** @description Our page around the provider’s page, for a frame or a web view. It sends events to its parent by postMessage `{ event }`: OVERLAY-ON, OVERLAY-OFF, HEIGHT, PAYMENTPROCESS-SUBMIT, PAYMENTPROCESS-SUCCESS, PAYMENTPROCESS-ERROR, PAYMENTPROCESS-CANCEL. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description You were not charged. Payment.AmountInvalid. Payment.CitationAmount: a citation is paid in full. Payment.MethodMissing: send either a nonce or a saved method. Payment.Declined, Payment.CardNumberInvalid, Payment.CardExpired, Payment.BankNumberInvalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payment.AccountNotFound: there is nothing to pay under this number, or it is not yours. Payment.CitationNotFound. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payment.InFlight: the same payment is in progress. Payment.StillBeingChecked: another payment for the same thing is open. Payment.NothingToPay: it is already paid. Error.IdempotencyKeyReused. Payment.NothingDue, Payment.PaidRecently (the same amount on the account in the last day, by anyone) or Payment.MoreThanDue (by more than the city’s limit). `questions` has the details. Send the request again with `confirm` to pay anyway. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "text/html": string;
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
                /** @description `customer-location` of a water account, or the number of a citation or request. */
                accountNumber: string;
                /** @description The request that the fee is for. */
                activityId?: (string | null) | "";
                /** @description Dollars. */
                amount: string;
                appCode?: "MISC" | "BUILDING" | "UTILITY" | "PERMIT" | "";
                /** @description The codes of the questions that the payer answered with yes. Separated by commas. */
                confirm?: string;
                /** @description true: in English. false: in Spanish. Default: by Accept-Language. */
                english?: "true" | "false" | "";
                /** @description Default: UTILITY. */
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
            /** @description Our page around the provider’s page, for a frame or a web view. It sends events to its parent by postMessage `{ event }`: OVERLAY-ON, OVERLAY-OFF, HEIGHT, PAYMENTPROCESS-SUBMIT, PAYMENTPROCESS-SUCCESS, PAYMENTPROCESS-ERROR, PAYMENTPROCESS-CANCEL. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description You were not charged. Payment.AmountInvalid. Payment.CitationAmount: a citation is paid in full. Payment.MethodMissing: send either a nonce or a saved method. Payment.Declined, Payment.CardNumberInvalid, Payment.CardExpired, Payment.BankNumberInvalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payment.AccountNotFound: there is nothing to pay under this number, or it is not yours. Payment.CitationNotFound. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payment.InFlight: the same payment is in progress. Payment.StillBeingChecked: another payment for the same thing is open. Payment.NothingToPay: it is already paid. Error.IdempotencyKeyReused. Payment.NothingDue, Payment.PaidRecently (the same amount on the account in the last day, by anyone) or Payment.MoreThanDue (by more than the city’s limit). `questions` has the details. Send the request again with `confirm` to pay anyway. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "text/html": string;
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
                /** @description Your own id, or the id of the organization you act for. The methods are always those of the person or organization you act for. */
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
            /** @description In the order they were saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredMethod"][];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Account.NotYours: another person’s id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
                /** @description Your own id, or the id of the organization you act for. */
                ownerId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. Autopay that used it is off, and its owner is notified. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payment.MethodNotFound: not your method. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payment.ProviderUnavailable or Payment.NotOpen. See Retry-After. */
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
                /** @description `redirect`: the page opens by itself and works without a script. It leads back to the account. */
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
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
            /** @description In the order they were saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredMethod"][];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payment.ProviderUnavailable or Payment.NotOpen. See Retry-After. */
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
    registerDevice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewDevice"];
            };
        };
        responses: {
            /** @description Registered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
    forgetDevice: {
        parameters: {
            query: {
                /** @description The registration token of Firebase Cloud Messaging, as its SDK gives it. */
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Forgotten, if it was yours. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
            /** @description The draft of the person, or of this device if not logged in. Null without a draft. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        draft: {
                            files: components["schemas"]["DraftFile"][];
                            /** @description The saved draft. */
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
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
                    /**
                     * @description Fields that are not in `form` keep what was saved before.
                     * @default false
                     */
                    isPart?: boolean;
                };
            };
        };
        responses: {
            /** @description Saved for 60 days. The id stays the same until the form is sent or the draft is deleted. */
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
            /** @description The request cannot be read: a parameter or the body is malformed. */
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
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
            /** @description Deleted, with its files. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
            /** @description Saved. */
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
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
            /** @description Saved. It replaces an earlier one. */
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
            /** @description Error.NotFound: no such picture in your own draft. */
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
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
                /** @description Ignored. The session says who is asking. */
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
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
                /** @description The maximum. */
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
            /** @description Events that are not over yet, earliest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedEvent"][];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
                /** @description The maximum. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewsFeedItem"][];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
    listFollowedBoards: {
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
                    "application/json": components["schemas"]["FollowedBoard"][];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
    listFollowedPermits: {
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
            /** @description The newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FollowedPermit"][];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
            /** @description Empty texts if unknown, and for visitors. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KnownDetails"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
                /** @description Version. It makes the reply immutable. */
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
            /** @description Texts by group and key. Plural forms end in _one and _other. */
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
            /** @description The request cannot be read: a parameter or the body is malformed. */
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
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
    getInspectionCalendar: {
        parameters: {
            query?: {
                /** @description Language of the file. Without it, the `Accept-Language` header says. */
                lng?: "en" | "es";
            };
            header?: never;
            path: {
                /** @description UUID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An iCalendar file (RFC 5545). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Permits.NotFound, Inspections.NotFound. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
    listOwnInvitations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sent to the verified email address of your account; by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnInvitation"][];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
    declineInvitation: {
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
            /** @description Ended. A second call changes nothing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
    acceptInvitation: {
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
            /** @description You are an approved member. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Invitations.Ended: there is none for your email address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
            /** @description The version in use, with the service that leads to it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HostedForm"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Form.NotFound: no such form, or no service leads to it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
    checkForm: {
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
        requestBody: {
            content: {
                "application/json": {
                    /** @description By field name. A list if a field accepts several answers. Files by their ids in the draft. */
                    answers: {
                        [key: string]: string | string[];
                    };
                };
            };
        };
        responses: {
            /** @description Missing answers are not wrong yet. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Due after the reviews. Null if it is not known yet. */
                        fee: {
                            lines: {
                                /** @description Dollars. */
                                amount: number;
                                name: string;
                                rule: string;
                            }[];
                            /** @description Dollars. */
                            total: number;
                        } | null;
                        problems: {
                            code: string;
                            field: string;
                            /** @description About this case, in the reader’s language. */
                            message?: string;
                        }[];
                    };
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Form.NotFound: no such form, or no service leads to it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
                /** @description Makes it safe to send a request again: 8 to 128 letters, digits or signs that you choose, such as a random UUID. For 24 hours, the same key and body get the first reply. The same key with another body gets 422. While the first request is in progress, the answer is 409. */
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
                    /** @description By field name. A list if a field accepts several answers. Files by their ids in the draft. */
                    answers: {
                        [key: string]: string | string[];
                    };
                };
            };
        };
        responses: {
            /** @description Saved. `submitToPortal` turns it into a request. */
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
            /** @description Util.FormContainsErrors with each invalid field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Auth.SignInRequired: this service needs an account. */
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
            /** @description Form.NotFound: no such form, or no service leads to it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Error.IdempotencyInFlight: the first request with this key is still in progress. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Error.IdempotencyKeyReused: this key was used with another body. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
            /** @description The request. The same one if you ask again. */
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
                        /** @description Of an application for a permit. */
                        permit: {
                            number: number;
                            year: number;
                        } | null;
                        status: string;
                        /** @description The status page for a guest. Null if the guest gets it by email. Not null if no email was sent, because this address got too many emails this hour. */
                        statusPath: string | null;
                        /** @enum {string} */
                        type: "Case" | "COE_Permit__c" | "Permit_Application__c" | "Zoning_Inquiry__c" | "LPI_Application__c";
                    };
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Auth.SignInRequired: this service needs an account. */
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
            /** @description Form.SubmissionNotFound: not your submission. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Form.AlreadySent: another call is creating the request right now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
    checkLicense: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the reply: en or es. */
                "accept-language"?: string;
            };
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The license of this code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LicenseCheck"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description License.NoSuchCode: there is no such code. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
    getLicenseCalendar: {
        parameters: {
            query?: {
                /** @description Default: English. */
                lng?: "en" | "es";
            };
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An iCalendar file (RFC 5545). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description License.NoSuchCode: there is no such code. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
    getLicenseDocument: {
        parameters: {
            query?: {
                /** @description Default: English. */
                lng?: "en" | "es";
            };
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description To be hung up in the business. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description License.NoSuchCode: there is no such code. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
    renewLicense: {
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
                    /** @example R-1024 */
                    licenseNumber: string;
                    licensePIN: string;
                    /**
                     * @description The last two characters of the year on the license. It is renewed for the next.
                     * @example 25
                     */
                    licenseYear: string;
                    /** @description As calculated. Another amount is refused. Dollars. */
                    total: number;
                };
            };
        };
        responses: {
            /** @description The license is valid for its new year as soon as the request is paid. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LicenseRenewal"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description License.NotFound: no such number, or another PIN. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description License.Stopped, License.Renewed, License.TooEarly, License.OtherYear, License.NoSchedule, License.NoFees, License.AmountChanged, License.ChangedMeanwhile. Payment.StillBeingChecked: a payment is open. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
    calculateRenewal: {
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
                    /** @example R-1024 */
                    licenseNumber: string;
                    licensePIN: string;
                    /**
                     * @description The last two characters of the year on the license. It is renewed for the next.
                     * @example 25
                     */
                    licenseYear: string;
                };
            };
        };
        responses: {
            /** @description The fees, or with `success: false` why there are none. A wrong number and a wrong PIN have the same answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RenewalFees"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
            /** @description The applications. Interest for paying late comes last. */
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
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request.NotFound: not your request, or no such bill. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
    receiveMailEvents: {
        parameters: {
            query?: never;
            header?: {
                /** @description `Basic`, with any name and the city’s MAIL_EVENTS_TOKEN as the password. */
                authorization?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    events?: components["schemas"]["MailEvent"][];
                } & {
                    [key: string]: unknown;
                };
                "text/plain": string;
            };
        };
        responses: {
            /** @description Noted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description MailTrouble.EventsUnsigned: not the password, or the city has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
            /** @description GeoJSON (RFC 7946). Parcels only in boxes up to 0.03 degrees each way, at most 2,000. */
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
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
    findMaterials: {
        parameters: {
            query?: {
                /** @description From 1, with 15 results per page. A page after the last one is empty. */
                page?: number;
                stream?: "recycling" | "garbage" | "yard-waste" | "bulky" | "drop-off" | "electronics" | "hazardous" | "donate";
                /** @description Plain words. Operators and markup are words too. The last word may be incomplete. Without a term nothing is found. */
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
            /** @description By a word the best match first, 15 a page; of a stream by name, 100 a page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        results: components["schemas"]["Material"][];
                        /** @description Results on all pages together. Counting ends at 1,000. */
                        total: number;
                    };
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
    getMaterial: {
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
            /** @description The thing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Material"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Materials.NotFound. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
                /** @description Customer number, or customer and location number. */
                accountNumber: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Also if there is no such account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountLookup"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Billing.BillNotFound: not your bill, nor the organization’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
                /** @description Its language. Default: the reader’s language. */
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
            /** @description Its amounts, what is due, the usage, how to pay, and a slip to pay by mail. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Billing.BillNotFound: not your bill, nor the organization’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
                /** @description An organization you act for. Default: the selected one, if any. */
                organizationId?: (string | null) | "";
                /** @description Your own id: your personal accounts, even while you act for an organization. */
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
            /** @description The lists are empty without an account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillingHistory"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Organization.NotFound: you are not an approved member of this organization. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
                /** @description An organization you act for. Default: the selected one, if any. */
                organizationId?: (string | null) | "";
                /** @description Your own id: your personal accounts, even while you act for an organization. */
                userId?: (string | null) | "";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By day. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DelinquentStatus"][];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Organization.NotFound: you are not an approved member of this organization. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
                /** @description An organization you act for. Default: the selected one, if any. */
                organizationId?: (string | null) | "";
                /** @description Your own id: your personal accounts, even while you act for an organization. */
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
            /** @description By account number, for the last twelve months. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentHistoryRecord"][];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
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
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
                /** @description An organization you act for. Default: the selected one, if any. */
                organizationId?: (string | null) | "";
                /** @description Your own id: your personal accounts, even while you act for an organization. */
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
            /** @description For the last twelve months. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentHistory"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
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
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
                /** @description An organization you act for. Default: the selected one, if any. */
                organizationId?: (string | null) | "";
                /** @description Your own id: your personal accounts, even while you act for an organization. */
                userId?: (string | null) | "";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By account number. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UtilityAccountInformation"][];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
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
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
                     * @description Default: all locations of the customer at this street number.
                     * @example 1001
                     */
                    locationId?: string | null;
                    /** @description An organization you act for. Default: the selected one, if any. */
                    organizationId?: (string | null) | "";
                    /**
                     * @description Spaces and leading zeros do not count.
                     * @example 1001
                     */
                    streetNumber: string;
                    /** @description Your own id: your personal accounts, even while you act for an organization. */
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
            /** @description Account.utility-account-street-number-mismatch: no such customer at this street number. Util.FormContainsErrors if something is missing. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
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
            /** @description Billing.duplicate-payment-account: already added. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
                /** @description An organization you act for. Default: the selected one, if any. */
                organizationId?: (string | null) | "";
                /** @description Your own id: your personal accounts, even while you act for an organization. */
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
                    /** @description An organization you act for. Default: the selected one, if any. */
                    organizationId?: (string | null) | "";
                    /** @description Your own id: your personal accounts, even while you act for an organization. */
                    userId?: (string | null) | "";
                };
            };
        };
        responses: {
            /** @description Removed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description Util.FormContainsErrors without an account. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Billing.AccountNotFound: not your account, nor the organization’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
                    /** @description An organization you act for. Default: the selected one, if any. */
                    organizationId?: (string | null) | "";
                    /** @description Your own id: your personal accounts, even while you act for an organization. */
                    userId?: (string | null) | "";
                };
            };
        };
        responses: {
            /** @description Starts with the next bill. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Billing.AccountNotFound: not your account, nor the organization’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
    getNotificationChoices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["NotificationChoices"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
    setNotificationChoices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationChange"];
            };
        };
        responses: {
            /** @description It holds at once, also for what waits to be sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description NotificationChoices.QuietSame: quiet hours end when they begin. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
                /** @description Only messages older than this one in the same list. */
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
            /** @description Newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"][];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Message.NotFound: not your message. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
            /** @description Marked as read. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Message.NotFound: not your message. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
            /** @description The number. */
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
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
    exportPermitContractors: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One for each permit that names a license, the oldest first, by `PermitNum`. No addresses, phones or emails. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
    exportPermitHistory: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The oldest first, by `PermitNum` of the permits. No names of people. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
    exportPermitInspections: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The oldest first, by `PermitNum` of the permits. No names of people. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
    exportPermits: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest first. No names of people. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
    listInvitations: {
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
            /** @description The newest first. Empty for members who are not managers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationInvitation"][];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Organization.NotFound: you are not an approved member of this organization. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
    inviteMember: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    /** Format: uuid */
                    organizationId: string;
                };
            };
        };
        responses: {
            /** @description Sent. Inviting twice sends the email again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description Util.FormContainsErrors with each invalid field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Organization.NotFound: you are not an approved member of this organization. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Invitations.AlreadyMember or Invitations.TooMany. */
            409: {
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
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
    withdrawInvitation: {
        parameters: {
            query: {
                id: string;
                organizationId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ended. A second call changes nothing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Organization.NotFound: you are not an approved member of this organization. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
    listOwnLicenses: {
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
            /** @description By number; those that the city or a PIN connected with the organization. Empty for yourself. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnLicense"][];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
    claimLicense: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example C-3300 */
                    number: string;
                    /** Format: uuid */
                    organizationId: string;
                    pin: string;
                };
            };
        };
        responses: {
            /** @description Connected. A second call changes nothing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Organization.ManagersOnly. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description License.NotFound, the same for an unknown number and a wrong PIN. Organization.NotFound. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Contractors.LicenseTaken: it belongs to another organization. */
            409: {
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
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
            /** @description By name. Only managers see people who asked to join. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationMember"][];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Organization.NotFound: you are not an approved member of this organization. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
            /** @description Removed. The person is notified by email. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Organization.NotFound: you are not an approved member of this organization. */
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
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Organization.NotFound: you are not an approved member of this organization. */
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
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
            /** @description Approved. The person is notified by email. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Organization.NotFound: you are not an approved member of this organization. */
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
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
    getParcelZoning: {
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
            /** @description With the uses of its districts that count today. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParcelZoning"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Zoning.NoLandParcelMatchesPopupContent. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
    findParcelAt: {
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
            /** @description Null if there is none, such as on a street. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string | null;
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
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
                /** @description Names this one payment from the first click on. If you send it again, you get the result of the first call. Use a random UUID: it also identifies a guest without a cookie. */
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
                    /** @description Only with a saved method: turn on autopay for the account. With a nonce autopay stays off, and the reply says so. */
                    autoPay?: boolean;
                    /** @description The codes of the questions that the payer answered with yes. */
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
                        /** @description Whether autopay is on now, if it was requested. */
                        autoPay?: boolean;
                        payment: components["schemas"]["Payment"];
                    };
                };
            };
            /** @description We do not know yet whether the money moved. The receipt will say. Do not pay again. */
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
            /** @description You were not charged. Payment.AmountInvalid. Payment.CitationAmount: a citation is paid in full. Payment.MethodMissing: send either a nonce or a saved method. Payment.Declined, Payment.CardNumberInvalid, Payment.CardExpired, Payment.BankNumberInvalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payment.AccountNotFound: there is nothing to pay under this number, or it is not yours. Payment.CitationNotFound. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payment.InFlight: the same payment is in progress. Payment.StillBeingChecked: another payment for the same thing is open. Payment.NothingToPay: it is already paid. Error.IdempotencyKeyReused. Payment.NothingDue, Payment.PaidRecently (the same amount on the account in the last day, by anyone) or Payment.MoreThanDue (by more than the city’s limit). `questions` has the details. Send the request again with `confirm` to pay anyway. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
            /** @description Open arrangements first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentArrangement"][];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
                     * @description The saved method that pays each installment on its day. With null we send reminders.
                     */
                    savedCard: string | null;
                };
            };
        };
        responses: {
            /** @description Accepted. The city is notified. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Arrangement.NotFound or Payment.MethodNotFound: not yours. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Arrangement.NotOpen: it can no longer be answered. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
            /** @description Declined. The full amount is still due. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Arrangement.NotFound or Payment.MethodNotFound: not yours. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Arrangement.NotOpen: it can no longer be answered. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
                /** @description Your own id, or the id of the organization you act for. The methods are always those of the person or organization you act for. */
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
            /** @description In the order they were saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentProfile"][];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Account.NotYours: another person’s id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
            /** @description Saved, or not saved with a resultCode. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Why the provider refused it: `Payment.APICouldNotValidateError` or `Payment.TooManyMethods`. */
                        resultCode?: string;
                        success: boolean;
                    };
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payment.ProviderUnavailable or Payment.NotOpen. See Retry-After. */
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
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payment.MethodNotFound: not your method. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
            /** @description Deleted. Autopay that used it is off, and its owner is notified. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payment.MethodNotFound: not your method. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payment.ProviderUnavailable or Payment.NotOpen. See Retry-After. */
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
            /** @description All of them are public. */
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
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
                    /** @description Ignored: the service that led here. */
                    activityId?: string | null;
                    /** @description The organization you act for. */
                    organizationId?: (string | null) | "";
                    /** @description The permit’s record, by its id or its number. */
                    sfParentId: string;
                    /** @description Your own id. */
                    userId?: (string | null) | "";
                };
            };
        };
        responses: {
            /** @description The request. The same one if you ask again. */
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
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payment.RecordNotFound. Account.NotYours: the ids are not those of the session. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payment.NothingToPay: it is already paid. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
                /** @description Names this one payment from the first click on. If you send it again, you get the result of the first call. Use a random UUID: it also identifies a guest without a cookie. */
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
                    /** @description Ignored, because permits are not due regularly. */
                    autoPay?: boolean;
                    /** @description The codes of the questions that the payer answered with yes. */
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
                        /** @description Whether autopay is on now, if it was requested. */
                        autoPay?: boolean;
                        payment: components["schemas"]["Payment"];
                    };
                };
            };
            /** @description We do not know yet whether the money moved. The receipt will say. Do not pay again. */
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
            /** @description You were not charged. Payment.AmountInvalid. Payment.CitationAmount: a citation is paid in full. Payment.MethodMissing: send either a nonce or a saved method. Payment.Declined, Payment.CardNumberInvalid, Payment.CardExpired, Payment.BankNumberInvalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payment.AccountNotFound: there is nothing to pay under this number, or it is not yours. Payment.CitationNotFound. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payment.InFlight: the same payment is in progress. Payment.StillBeingChecked: another payment for the same thing is open. Payment.NothingToPay: it is already paid. Error.IdempotencyKeyReused. Payment.NothingDue, Payment.PaidRecently (the same amount on the account in the last day, by anyone) or Payment.MoreThanDue (by more than the city’s limit). `questions` has the details. Send the request again with `confirm` to pay anyway. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
            /** @description The current state, with texts in both languages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceInfo"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
                    /** @description The codes of the questions that the payer answered with yes. */
                    confirm?: ("Payment.NothingDue" | "Payment.PaidRecently" | "Payment.MoreThanDue")[];
                    /**
                     * @description The email address for a guest’s receipt.
                     * @example name@example.com
                     */
                    email: string | null;
                    items: {
                        /**
                         * @description `customer-location` of a water account, or the number of a citation or request.
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
            /** @description Started. If one is already open, the same payment. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description For a frame. */
                        frameUrl: string;
                        /** @description Redirects to the provider and back. */
                        redirectUrl: string;
                        reference: string;
                        /** @description Finds this payment in `getPayment` and similar calls, also after logging in or out. */
                        signature: string;
                    };
                };
            };
            /** @description You were not charged. Payment.AmountInvalid. Payment.CitationAmount: a citation is paid in full. Payment.MethodMissing: send either a nonce or a saved method. Payment.Declined, Payment.CardNumberInvalid, Payment.CardExpired, Payment.BankNumberInvalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payment.AccountNotFound: there is nothing to pay under this number, or it is not yours. Payment.CitationNotFound. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payment.InFlight: the same payment is in progress. Payment.StillBeingChecked: another payment for the same thing is open. Payment.NothingToPay: it is already paid. Error.IdempotencyKeyReused. Payment.NothingDue, Payment.PaidRecently (the same amount on the account in the last day, by anyone) or Payment.MoreThanDue (by more than the city’s limit). `questions` has the details. Send the request again with `confirm` to pay anyway. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
                /** @description From a guest’s link or `beginPayment`. The payer does not need it. */
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
            /** @description As in our records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payment.NotFound: not your payment. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
                    /** @description From a guest’s link or `beginPayment`. The payer does not need it. */
                    signature?: string;
                    transactionId: string | null;
                };
            };
        };
        responses: {
            /** @description The payment after the provider’s answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payment.NotFound: not your payment. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
                /** @description Its language. Default: the payer’s language. */
                lng?: "en" | "es";
                /** @description From a guest’s link or `beginPayment`. The payer does not need it. */
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
            /** @description What was paid, where, when and how. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payment.NotFound: not your payment. Payment.NoReceipt: it was not paid. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
            /** @description The fee. It is paid in full, once. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fee"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payment.AccountNotFound: nothing to pay, or not your request. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
                /** @description An organization you act for. Default: the selected one, if any. */
                organizationId?: (string | null) | "";
                /** @description Your own id: your personal accounts, even while you act for an organization. */
                userId?: (string | null) | "";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first, at most 200. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"][];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Organization.NotFound: you are not an approved member of this organization. Billing.AccountNotFound: another person’s id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
                /** @description Its language. Default: the reader’s language. */
                lng?: "en" | "es";
                /** @description An organization you act for. Default: the selected one, if any. */
                organizationId?: (string | null) | "";
                /** @description Your own id: your personal accounts, even while you act for an organization. */
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
            /** @description UTF-8 with a byte order mark (RFC 4180). One row for each account that was paid. The last line says how many rows there are. A file without it is not complete. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Organization.NotFound: you are not an approved member of this organization. Billing.AccountNotFound: another person’s id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
            /** @description Received. We asked the provider itself what is true. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payment.NoticeUnsigned: not signed by the provider. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
                /** @description `customer-location` of a water account, or the number of a citation or request. */
                accountNumber: string;
                /** @description The request that the fee is for. */
                activityId?: (string | null) | "";
                /** @description Dollars. */
                amount: string;
                appCode?: "MISC" | "BUILDING" | "UTILITY" | "PERMIT" | "";
                /** @description The codes of the questions that the payer answered with yes. Separated by commas. */
                confirm?: string;
                /** @description true: in English. false: in Spanish. Default: by Accept-Language. */
                english?: "true" | "false" | "";
                /** @description Default: UTILITY. */
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
            /** @description You were not charged. Payment.AmountInvalid. Payment.CitationAmount: a citation is paid in full. Payment.MethodMissing: send either a nonce or a saved method. Payment.Declined, Payment.CardNumberInvalid, Payment.CardExpired, Payment.BankNumberInvalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payment.AccountNotFound: there is nothing to pay under this number, or it is not yours. Payment.CitationNotFound. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payment.InFlight: the same payment is in progress. Payment.StillBeingChecked: another payment for the same thing is open. Payment.NothingToPay: it is already paid. Error.IdempotencyKeyReused. Payment.NothingDue, Payment.PaidRecently (the same amount on the account in the last day, by anyone) or Payment.MoreThanDue (by more than the city’s limit). `questions` has the details. Send the request again with `confirm` to pay anyway. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
    getPermitGuide: {
        parameters: {
            query?: {
                /** @description Default: English. */
                lng?: "en" | "es";
            };
            header?: never;
            path: {
                guide: "newResidential" | "newCommercial" | "remodel";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What to send, the reviews, inspections and fees of today. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
    getPermitNeed: {
        parameters: {
            query: {
                /** @description Empty for a new building. */
                option?: "" | ("BuildingShed" | "PuttingUpFence" | "InstallingHotTub" | "RepairReplaceRoof" | "ReplaceFurnace" | "ReplaceWaterHeater" | "InstallResidentialDriveway" | "InstallAboveGroundPool" | "ReplaceWindow" | "InstallPatio" | "InstallDeckUnder4Feet" | "RepairReplaceSiding" | "InstallPrivateSidewalk" | "MinorHVACWork" | "MinorElectricalWork" | "MinorPlumbingWork" | "RemodelingStructure" | "Other");
                propertyType: "NewSingleFamilyHome" | "NewCommercialIndustrial" | "SingleFamilyHomeOwner" | "SingleFamilyHomeNotOwner" | "MultiFamily";
                /** @description What the fee counts. */
                units?: string;
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
            /** @description By the rules and fees in force today. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermitNeed"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PermitNeed.NoOption: not offered for this property. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
    getPermit: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the reply: en or es. */
                "accept-language"?: string;
            };
            path: {
                number: string;
                /** @description Two or four digits. */
                year: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As the office’s earlier system answers, and what the permit’s page shows. `permit` is null if `ErrorCode` is not `0000`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        OutputParms: {
                            Address: string;
                            /**
                             * @description MMDDYY. The year is the latest that is not in the future; `permit.appliedOn` has it whole.
                             * @example 102826
                             */
                            ApplicationDate: string;
                            ApplicationStatus: string;
                            ApplicationType: string;
                            ContractorName: string;
                            /** @description `0000`; `0001` if there is no such permit. */
                            ErrorCode: string;
                            /**
                             * @description Dollars, nine digits.
                             * @example 000012500
                             */
                            EstimatedValue: string;
                            Owner: string;
                            Parcel: string;
                            /**
                             * @description Seven digits.
                             * @example 0000640
                             */
                            SquareFootage: string;
                            TenantName: string;
                            TenantNumber: string;
                            ZoneDesc: string;
                        };
                        permit: {
                            /** Format: date */
                            appliedOn: string;
                            /** Format: date */
                            closedOn: string | null;
                            conditions: string | null;
                            contractorLicense: string;
                            description: string;
                            /**
                             * Format: date
                             * @description The last day on which work may go on.
                             */
                            expiresOn: string | null;
                            fees: {
                                /** @description Dollars. */
                                amount: number;
                                name: string;
                                /** @description The fee schedule’s line that it follows. */
                                rule: string;
                            }[];
                            /** @description The latest first. */
                            inspections: {
                                code: string;
                                comment: string;
                                /** Format: date */
                                day: string;
                                inspector: string | null;
                                /** @enum {string} */
                                result: "booked" | "passed" | "failed";
                                /** @enum {string} */
                                window: "morning" | "afternoon";
                            }[];
                            /** Format: date */
                            issuedOn: string | null;
                            kind: string;
                            /** @description Degrees, WGS 84. */
                            latitude: number | null;
                            longitude: number | null;
                            number: number;
                            /** Format: date */
                            paidOn: string | null;
                            planned: {
                                code: string;
                                hasPassed: boolean;
                                isFinal: boolean;
                                name: string;
                            }[];
                            /** @description For its state, if staff gave one. */
                            reason: string;
                            /** Format: date */
                            reviewedOn: string | null;
                            reviews: {
                                comment: string;
                                /** @enum {string} */
                                discipline: "building" | "zoning" | "electrical" | "plumbing" | "mechanical" | "fire" | "engineering";
                                /** Format: date */
                                doneOn: string | null;
                                /** @enum {string} */
                                result: "waiting" | "approved" | "corrections";
                                reviewer: string | null;
                                /** @description 1 is the first version of the application. */
                                round: number;
                                /** Format: date */
                                startedOn: string;
                            }[];
                            /** @enum {string} */
                            state: "submitted" | "completeness" | "corrections" | "resubmitted" | "review" | "approved" | "feeDue" | "paid" | "issued" | "inspections" | "final" | "denied" | "withdrawn" | "expired" | "revoked";
                            /** @description Without number and suffix. */
                            street: string;
                            year: number;
                        } | null;
                    };
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
    savePlanAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                commentId: string;
                number: string;
                year: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    text: string;
                };
            };
        };
        responses: {
            /** @description Saved. It is sent with the resubmission; an empty one is removed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Plans.NotFound. Plans.NoComment. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Plans.NothingAsked: the city does not wait for corrections. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
    getCorrections: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the reply: en or es. */
                "accept-language"?: string;
            };
            path: {
                number: string;
                year: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Comments by document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanReview"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Plans.NotFound: no such permit, or you do not act for it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
    listPermitDocuments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                number: string;
                year: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them for the applicant, the contractors of the permit and their delegates. For others, the current versions of public ones. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        documents: components["schemas"]["ListedPermitDocument"][];
                        /** @description You act for the permit and see all of it. */
                        isOwn: boolean;
                    };
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Plans.NotFound. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
    followPermit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                number: string;
                /** @description Two or four digits. */
                year: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description A guest’s; an account follows with its own.
                     * @default
                     */
                    guestEmail?: string;
                };
            };
        };
        responses: {
            /** @description An account follows at once; a guest gets an email to confirm. The same reply whether the address follows already. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description Util.FormContainsErrors with each invalid field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Permits.NotFound. */
            404: {
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
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
    unfollowPermit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                number: string;
                /** @description Two or four digits. */
                year: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A second call changes nothing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
    getPermitFollowing: {
        parameters: {
            query?: {
                follower?: string;
                signature?: string;
            };
            header?: never;
            path: {
                number: string;
                /** @description Two or four digits. */
                year: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Nobody else’s. `no` for an invalid link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description `asked`: a guest who has not confirmed yet.
                         * @enum {string}
                         */
                        following: "no" | "asked" | "yes";
                    };
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
    confirmFollowing: {
        parameters: {
            query: {
                follower: string;
                signature: string;
            };
            header?: never;
            path: {
                number: string;
                /** @description Two or four digits. */
                year: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description They get news from now on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PermitFollowing.LinkEnded: the link is invalid, or has ended. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
    openStopFollowing: {
        parameters: {
            query: {
                follower: string;
                signature: string;
            };
            header?: never;
            path: {
                number: string;
                /** @description Two or four digits. */
                year: string;
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
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
    stopFollowing: {
        parameters: {
            query: {
                follower: string;
                signature: string;
            };
            header?: never;
            path: {
                number: string;
                /** @description Two or four digits. */
                year: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No more emails about it. A second call changes nothing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PermitFollowing.LinkEnded: the link is invalid, or has ended. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
    getBooking: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the reply: en or es. */
                "accept-language"?: string;
            };
            path: {
                number: string;
                year: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description `booking` is null for people who do not act for the permit. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        booking: {
                            booked: {
                                /** @description Its cut-off is not over. */
                                canChange: boolean;
                                code: string;
                                contactName: string;
                                contactPhone: string;
                                /** Format: date */
                                day: string;
                                /** Format: uuid */
                                id: string;
                                inspector: string | null;
                                name: string;
                                note: string;
                                /** @description On its day: its number on the inspector’s list, 1 is next. Else null. */
                                place: number | null;
                                /**
                                 * @description Its hours are in `settings`, in the city’s time zone.
                                 * @enum {string}
                                 */
                                window: "morning" | "afternoon";
                            }[];
                            /** @description The caller’s, to fill a form. */
                            contactName: string;
                            contactPhone: string;
                            /** @description Due before anything is booked. */
                            fees: {
                                /** @description Cents. */
                                amountCents: number;
                                isForInspectingAgain: boolean;
                                /** @description The page to pay it. */
                                path: string;
                            }[];
                            /** @description What can be booked now, in order. */
                            free: {
                                /** Format: date */
                                day: string;
                                left: number;
                                /**
                                 * @description Its hours are in `settings`, in the city’s time zone.
                                 * @enum {string}
                                 */
                                window: "morning" | "afternoon";
                            }[];
                            /** @description In the order of the permit’s plan. */
                            planned: {
                                /** @example shield */
                                code: string;
                                isFinal: boolean;
                                /** @description In the reader’s language. */
                                name: string;
                                /** @description Why it cannot be booked now, a code as `bookInspection` answers. Else null. */
                                refusal: string | null;
                                /** @enum {string} */
                                state: "needed" | "booked" | "passed";
                            }[];
                            /** @description The latest first. */
                            results: {
                                code: string;
                                comment: string;
                                corrections: string[];
                                /** Format: date */
                                day: string;
                                /** Format: uuid */
                                id: string;
                                name: string;
                                /** @enum {string} */
                                outcome: "passed" | "failed" | "noAccess";
                                photos: components["schemas"]["InspectionPhoto"][];
                            }[];
                            settings: {
                                afternoon: {
                                    /** @description Hour of the city’s clock, 0 to 23. */
                                    from: number;
                                    to: number;
                                };
                                /** @description Of the working day before. */
                                cutOffHour: number;
                                /** @description Working days. */
                                daysAhead: number;
                                morning: {
                                    /** @description Hour of the city’s clock, 0 to 23. */
                                    from: number;
                                    to: number;
                                };
                            };
                        } | null;
                    };
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Permits.NotFound, Inspections.NotFound. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
    bookInspection: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the reply: en or es. */
                "accept-language"?: string;
            };
            path: {
                number: string;
                year: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                    /** @description Who will be there. */
                    contactName: string;
                    contactPhone: string;
                    /** Format: date */
                    day: string;
                    /**
                     * @description For the inspector, such as a gate’s code.
                     * @default
                     */
                    note?: string;
                    /**
                     * @description Its hours are in `settings`, in the city’s time zone.
                     * @enum {string}
                     */
                    window: "morning" | "afternoon";
                };
            };
        };
        responses: {
            /** @description Booked. A confirmation is on its way. */
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
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Inspections.NotYours. Or the logged-in user may not do this yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Permits.NotFound, Inspections.NotFound. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Inspections.NotIssued, Inspections.Expired, Inspections.Unknown, Inspections.AlreadyPassed, Inspections.AlreadyBooked, Inspections.FeeDue, Inspections.FinalLast, Inspections.DayClosed, Inspections.AfterExpiry. Inspections.SlotTaken: someone was quicker; `detail` names the next free ones. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
    moveInspection: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the reply: en or es. */
                "accept-language"?: string;
            };
            path: {
                /** @description Of the inspection. */
                id: string;
                number: string;
                year: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: date */
                    day: string;
                    /**
                     * @description Its hours are in `settings`, in the city’s time zone.
                     * @enum {string}
                     */
                    window: "morning" | "afternoon";
                };
            };
        };
        responses: {
            /** @description Moved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                    };
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Inspections.NotYours. Or the logged-in user may not do this yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Permits.NotFound, Inspections.NotFound. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Inspections.NotBooked, Inspections.TooLate, Inspections.FeeDue, Inspections.DayClosed, Inspections.AfterExpiry, Inspections.SlotTaken: see `detail`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
    cancelInspection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the inspection. */
                id: string;
                number: string;
                year: string;
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
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                    };
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Inspections.NotYours. Or the logged-in user may not do this yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Permits.NotFound, Inspections.NotFound. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Inspections.NotBooked, Inspections.TooLate. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
    getPermitDocument: {
        parameters: {
            query?: {
                /** @description Default: English. */
                lng?: "en" | "es";
            };
            header?: never;
            path: {
                number: string;
                /** @description Two or four digits. */
                year: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description To be posted at the work site. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Permits.NoDocument: unknown, not issued yet, or not good any more. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
    resubmitPermit: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to send a request again: 8 to 128 letters, digits or signs that you choose, such as a random UUID. For 24 hours, the same key and body get the first reply. The same key with another body gets 422. While the first request is in progress, the answer is 409. */
                "Idempotency-Key"?: string;
            };
            path: {
                number: string;
                year: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Must be said where nothing was uploaded.
                     * @default false
                     */
                    hasNoNewVersions?: boolean;
                    whatChanged: string;
                };
            };
        };
        responses: {
            /** @description Sent. The city checks first that it is complete. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description Util.FormContainsErrors with each invalid field. Plans.SayNoNewVersions. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Plans.NotFound: no such permit, or you do not act for it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Plans.Unanswered: a comment needs an answer. Permits.NoSuchStep. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Plans.DocumentChanged: a document has a newer version by now. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Error.IdempotencyKeyReused: this key was used with another body. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
    sendPlanVersion: {
        parameters: {
            query?: {
                /** @description Left out: another document. */
                documentId?: string;
                kind?: "drawing" | "sitePlan" | "calculation" | "contract" | "other";
                /** @description Of the file. */
                name?: string;
                /** @description Of another document. */
                title?: string;
            };
            header?: never;
            path: {
                number: string;
                year: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description Uploaded in place of one uploaded before. It is sent with the resubmission. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentPlanVersion"];
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
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Plans.NotFound. Plans.NoDocument. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Plans.NothingAsked: the city does not wait for corrections. */
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
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
    removePlanVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                documentId: string;
                number: string;
                year: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed. A second call changes nothing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Plans.NotFound. Plans.NoDocument. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Plans.NothingAsked: the city does not wait for corrections. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
    listPermitsInView: {
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
            header?: {
                /** @description Language of texts in the reply: en or es. */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest first, at most 100. No names of people. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermitsInView"];
                };
            };
            /** @description Error.InvalidInput: the box has no area. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
    searchPermits: {
        parameters: {
            query?: {
                /** @description The beginnings of its words. */
                ownerName?: "" | string;
                parcelNumber?: string;
                /** @description Its beginning. Case, accents and apostrophes do not matter. */
                streetName?: string;
                streetNumber?: string;
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
            /** @description By address or the newest first, at most 100. Empty if nothing was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoundPermit"][];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Permits.NamesNotSearched: the city does not publish names. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Auth.TooManyAttempts, with Retry-After: too many names. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
    listRemindedPlaces: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemindedPlace"][];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
    getPickupPlace: {
        parameters: {
            query?: {
                /** @description All pickups of a year. Without it those of this week and two months. */
                year?: number;
            };
            header?: never;
            path: {
                /** @description UUID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description With pickups that fall out. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PickupPlace"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Pickup.NoPlace. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
    remindOfPickups: {
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
                     * @description Of an account. `push`: on its devices, by email while none gets notifications.
                     * @default mail
                     * @enum {string}
                     */
                    channel?: "mail" | "push";
                    /**
                     * @description A guest’s; an account is reminded at its own.
                     * @default
                     */
                    guestEmail?: string;
                };
            };
        };
        responses: {
            /** @description An account is reminded from now on; a guest gets an email to confirm. The same reply whether the address is reminded already. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description Util.FormContainsErrors with each invalid field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Pickup.NoPlace. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PickupReminders.TooMany: at most 10 places. */
            409: {
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
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
    stopPickupReminders: {
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
            /** @description A second call changes nothing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
    getPickupReminder: {
        parameters: {
            query?: {
                reminder?: string;
                signature?: string;
            };
            header?: never;
            path: {
                /** @description UUID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Nobody else’s. `no` for an invalid link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Null without a reminder.
                         * @enum {string|null}
                         */
                        channel: "mail" | "push" | null;
                        /**
                         * @description `asked`: a guest who has not confirmed yet.
                         * @enum {string}
                         */
                        reminder: "no" | "asked" | "yes";
                    };
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
    confirmPickupReminders: {
        parameters: {
            query: {
                reminder: string;
                signature: string;
            };
            header?: never;
            path: {
                /** @description UUID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description They are reminded from now on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PickupReminders.LinkEnded: the link is invalid, or has ended. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
    openStopReminders: {
        parameters: {
            query: {
                reminder: string;
                signature: string;
            };
            header?: never;
            path: {
                /** @description UUID of the record. */
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
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
    stopRemindersByLink: {
        parameters: {
            query: {
                reminder: string;
                signature: string;
            };
            header?: never;
            path: {
                /** @description UUID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No more reminders of this place. A second call changes nothing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PickupReminders.LinkEnded: the link is invalid, or has ended. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
    getPickupCalendar: {
        parameters: {
            query?: {
                /** @description Language of the file. Without it, the `Accept-Language` header says. */
                lng?: "en" | "es";
            };
            header?: never;
            path: {
                /** @description From `calendarUrl`. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An iCalendar file (RFC 5545, RFC 7986) of a month ago and a year ahead. `ETag` covers it: 304 if nothing changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Pickup.NoPlace. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
            /** @description base64url. Null if the city sends no Web Push. */
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
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
            /** @description Turned on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description Push.UnknownService: the address is not one of a push service. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
            /** @description Turned off. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
                /** @description Ignored. The platform knows the address. */
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
            /** @description Recorded. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
                /** @description Makes it safe to send a request again: 8 to 128 letters, digits or signs that you choose, such as a random UUID. For 24 hours, the same key and body get the first reply. The same key with another body gets 422. While the first request is in progress, the answer is 409. */
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
                     * @description Pictures, each in its own part: file-1-name, file-2-name, and so on.
                     */
                    "file-1-name"?: string;
                    /** @description A ReportData as JSON. */
                    reportData: string;
                };
            };
        };
        responses: {
            /** @description Saved. Give this number when you ask about the report. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        caseNumber: string;
                        /** Format: uuid */
                        id: string;
                        /** @description The status page for a guest. Null if the guest gets it by email. Not null if no email was sent, because this address got too many emails this hour. */
                        statusPath: string | null;
                    };
                };
            };
            /** @description Util.FormContainsErrors with each invalid field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Auth.SignInRequired: this service needs an account. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Start.PersonalOnly: organizations can send only feedback. */
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
            /** @description Report.DraftGone: the draft was already sent or deleted. */
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
            /** @description Error.IdempotencyKeyReused: this key was used with another body. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
                     * @description For people without an account.
                     * @default
                     * @example name@example.com
                     */
                    guestEmail?: string;
                };
            };
        };
        responses: {
            /** @description You get updates from now on. Following twice changes nothing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description Util.FormContainsErrors: guests must send an email address. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Start.PersonalOnly: organizations cannot follow reports. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request.NotFound: closed, merged or private. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
            /** @description No more updates. A report you do not follow stays as it is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
            /** @description Open reports of the category within 80 meters, nearest first, without any text that people typed. Empty for private categories. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NearbyReport"][];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
            /** @description Open reports of problems on the street, newest first, without names or any text that people typed. May be cached for a minute. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenReport"][];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
                    /** @description The email address with which it was sent or followed. */
                    email: string;
                    /** @description The request number, as typed. */
                    number: string;
                };
            };
        };
        responses: {
            /** @description The same reply, with or without such a request. Only its own address gets an email. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description Util.FormContainsErrors with each invalid field. */
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
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
                /** @description The person the email was sent to, if its link says so. */
                follower?: string;
                /** @description From the link in a guest’s email. */
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
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request.NotFound: the link is not valid, or no longer valid. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
                /** @description The person the email was sent to, if its link says so. */
                follower?: string;
                /** @description From the link in a guest’s email. */
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
            /** @description Canceled. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request.NotFound: the link is not valid, or no longer valid. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request.TooLateToCancel. Request.PaidNotCancelable: only staff can refund it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
                /** @description The person the email was sent to, if its link says so. */
                follower?: string;
                /** @description From the link in a guest’s email. */
                signature: string;
            };
            header?: {
                /** @description Makes it safe to send a request again: 8 to 128 letters, digits or signs that you choose, such as a random UUID. For 24 hours, the same key and body get the first reply. The same key with another body gets 422. While the first request is in progress, the answer is 409. */
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
                     * @description Ids of the files that were uploaded for this answer.
                     * @default []
                     */
                    boxActivityLog?: string[];
                };
            };
        };
        responses: {
            /** @description Sent. The request no longer waits for it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description Util.FormContainsErrors with each invalid field. File.TogetherTooLarge. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request.NotFound: the link is not valid, or no longer valid. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request.NothingAsked. Plans.AnswerOnPage: comments on a permit’s plans need an answer each. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Error.IdempotencyKeyReused: this key was used with another body. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
                /** @description The person the email was sent to, if its link says so. */
                follower?: string;
                name?: string;
                /** @description From the link in a guest’s email. */
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
            /** @description Saved for a day, or with the answer. */
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
            /** @description Request.NotFound: the link is not valid, or no longer valid. */
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
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
                /** @description The person the email was sent to, if its link says so. */
                follower?: string;
                /** @description From the link in a guest’s email. */
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
            /** @description No more emails about it. A second call changes nothing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request.NotFound: the link is not valid, or no longer valid. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
                /** @description The person the email was sent to, if its link says so. */
                follower?: string;
                /** @description From the link in a guest’s email. */
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
            /** @description Saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request.NotFound: the link is not valid, or no longer valid. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request.NotToBeRated: it is not complete, or was already rated. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
                /** @description The person the email was sent to, if its link says so. */
                follower?: string;
                /** @description From the link in a guest’s email. */
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
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
                /** @description The person the email was sent to, if its link says so. */
                follower?: string;
                /** @description From the link in a guest’s email. */
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
            /** @description No more emails about it. A second call changes nothing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request.NotFound: the link is not valid, or no longer valid. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request.NotFound: not your request. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
            /** @description Canceled. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request.NotFound: not your request. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request.TooLateToCancel. Request.PaidNotCancelable: only staff can refund it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
                /** @description Makes it safe to send a request again: 8 to 128 letters, digits or signs that you choose, such as a random UUID. For 24 hours, the same key and body get the first reply. The same key with another body gets 422. While the first request is in progress, the answer is 409. */
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
                     * @description Ids of the files that were uploaded for this answer.
                     * @default []
                     */
                    boxActivityLog?: string[];
                };
            };
        };
        responses: {
            /** @description Sent. The request no longer waits for it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description Util.FormContainsErrors with each invalid field. File.TogetherTooLarge. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request.NotFound: not your request. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request.NothingAsked. Plans.AnswerOnPage: comments on a permit’s plans need an answer each. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Error.IdempotencyKeyReused: this key was used with another body. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
            /** @description Saved for a day, or with the answer. */
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
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request.NotFound: not your request. */
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
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
            /** @description Saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request.NotFound: not your request. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request.NotToBeRated: it is not complete, or was already rated. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
    getPermitOfRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id or its number. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The permit’s key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        number: number;
                        /** @enum {string} */
                        state: "submitted" | "completeness" | "corrections" | "resubmitted" | "review" | "approved" | "feeDue" | "paid" | "issued" | "inspections" | "final" | "denied" | "withdrawn" | "expired" | "revoked";
                        year: number;
                    };
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Plans.NotFound: no such permit, or you do not act for it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
    listBoardAttendance: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The board’s name in English or Spanish, or its `Alias__c`. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest meeting first; members by their seat. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        boardOrCommissionAttendance: {
                            /** @enum {string} */
                            Attendance__c: "Present" | "Remote" | "Absent" | "Excused";
                            /**
                             * Format: date
                             * @description In the city.
                             */
                            Meeting_Date__c: string;
                            Member__r: {
                                Full_Name__c: string;
                            };
                        }[];
                        boardOrCommissionMembers: {
                            /** @description Of the meetings while they had a seat, how many they came to, in the room or remotely. Excused meetings do not count. Null: no meeting counts. */
                            Attendance_Percentage__c: number | null;
                            Full_Name__c: string;
                        }[];
                    };
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Boards.NotFound: no such board, or it no longer exists. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
            /** @description By name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Board"][];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
                /** @description The maximum. There are fewer at the end of the list. */
                limit?: number;
                /** @description How many of the newest to skip. */
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
            /** @description Updates, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewsPost"][];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
            /** @description Your own, or those of the organization you act for. The newest 500 of each list by last change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        completed: components["schemas"]["RequestItem"][];
                        /** @description Other people’s reports that you follow. */
                        following: components["schemas"]["RequestItem"][];
                        inProgress: components["schemas"]["RequestItem"][];
                    };
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
                /** @description From 1, with 15 results per page. A page after the last one is empty. */
                page?: number;
                /** @description Plain words. Operators and markup are words too. The last word may be incomplete. Without a term nothing is found. */
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
            /** @description The best match comes first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        results: {
                            /** @description Plain text, never HTML. Each match starts with U+E000 and ends with U+E001. Nothing else in it has these characters. */
                            highlight: string;
                            /** Format: uuid */
                            id: string;
                            /** @description The fields of this object that are in English because they do not exist in the requested language. */
                            inEnglish: string[];
                            /**
                             * @description Language of the texts. English if they do not exist in the requested language.
                             * @enum {string}
                             */
                            language: "en" | "es";
                            /**
                             * @description The words in the address of its page.
                             * @example report-a-pothole
                             */
                            slug: string;
                            summary: string;
                            title: string;
                        }[];
                        /** @description Results on all pages together. Counting ends at 1,000. */
                        total: number;
                    };
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
            /** @description The request cannot be read: a parameter or the body is malformed. */
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
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
            /** @description Most read first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArticleSummary"][];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
    searchLandParcels: {
        parameters: {
            query?: {
                /** @description House number. */
                AddNum?: string;
                /** @description ZIP code. */
                Postal?: string;
                /** @description Name of the street. Nothing is found without it. */
                StName?: string;
                /** @description Such as `St` or `Avenue`. */
                StType?: string;
                /** @description Apartment or unit. */
                UnitName?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The best match first, even with typing mistakes in the street’s name. Empty if there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LandParcelMaster"][];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
    findLandParcels: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description As people write it, with a unit or ZIP code or without. */
                address: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The best match first, even with typing mistakes in the street’s name. Empty if there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LandParcelMaster"][];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
    findPickupDays: {
        parameters: {
            query?: {
                street?: string;
                streetNumber?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By address, the first 50. A half number (`12½`, `12 1/2`) finds the whole one if there is no half. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GarbagePickupDay"][];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
                /** @description Makes it safe to send a request again: 8 to 128 letters, digits or signs that you choose, such as a random UUID. For 24 hours, the same key and body get the first reply. The same key with another body gets 422. While the first request is in progress, the answer is 409. */
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
            /** @description Util.FormContainsErrors with each invalid field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Organization.NotFound: no organization has this sfId. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Error.IdempotencyInFlight: the first request with this key is still in progress. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Error.IdempotencyKeyReused: this key was used with another body. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
                /** @description Makes it safe to send a request again: 8 to 128 letters, digits or signs that you choose, such as a random UUID. For 24 hours, the same key and body get the first reply. The same key with another body gets 422. While the first request is in progress, the answer is 409. */
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
            /** @description Matched. The contact record exists now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description Util.FormContainsErrors with each invalid field. Account.utility-account-street-number-mismatch: customer and street number do not match. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Account.error-sf-account-exists: another account uses this contact. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Error.IdempotencyKeyReused: this key was used with another body. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
            /** @description At most 7. Names that start with the text come first. */
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
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
    createZoningInquiry: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to send a request again: 8 to 128 letters, digits or signs that you choose, such as a random UUID. For 24 hours, the same key and body get the first reply. The same key with another body gets 422. While the first request is in progress, the answer is 409. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description UUID of the service. */
                activityId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ZoningInquiry"];
            };
        };
        responses: {
            /** @description Saved. Give this number when you ask about the request. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        caseNumber: string;
                        /** Format: uuid */
                        id: string;
                        /** @description The status page for a guest. Null if the guest gets it by email. */
                        statusPath: string | null;
                    };
                };
            };
            /** @description Zoning.ReviewErrors with each invalid field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Auth.SignInRequired: this service needs an account. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Zoning.OtherContact: the contact id is not the caller’s. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Zoning.ServiceNotFound. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Error.IdempotencyInFlight: the first request with this key is still in progress. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Error.IdempotencyKeyReused: this key was used with another body. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
            /** @description The next one first, then past ones of the last 90 days. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScheduledPayment"][];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
                /** @description Makes it safe to send a request again: 8 to 128 letters, digits or signs that you choose, such as a random UUID. For 24 hours, the same key and body get the first reply. The same key with another body gets 422. While the first request is in progress, the answer is 409. */
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
                     * @description Id of one of your saved cards or bank accounts.
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
            /** @description Payment.AmountInvalid. Scheduled.DayInvalid. Scheduled.MoreThanDue, together with other scheduled payments. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Billing.AccountNotFound, Payment.MethodNotFound or Scheduled.NotFound: not yours. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Scheduled.SameDay: the account already has one on that day. Scheduled.TooLate: it can no longer be changed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Error.IdempotencyKeyReused: this key was used with another body. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
                     * @description Id of one of your saved cards or bank accounts.
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
            /** @description Payment.AmountInvalid. Scheduled.DayInvalid. Scheduled.MoreThanDue, together with other scheduled payments. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Billing.AccountNotFound, Payment.MethodNotFound or Scheduled.NotFound: not yours. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Scheduled.SameDay: the account already has one on that day. Scheduled.TooLate: it can no longer be changed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Billing.AccountNotFound, Payment.MethodNotFound or Scheduled.NotFound: not yours. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Scheduled.SameDay: the account already has one on that day. Scheduled.TooLate: it can no longer be changed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
                /** @description From 1, with 15 results per page. A page after the last one is empty. */
                page?: number;
                /** @description Plain words. Operators and markup are words too. The last word may be incomplete. Without a term nothing is found. */
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
            /** @description Best match first. Each result once, in the reader’s language if available. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        results: components["schemas"]["SearchResult"][];
                        /** @description Results on all pages together. Counting ends at 1,000. */
                        total: number;
                    };
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
    suggestSearch: {
        parameters: {
            query?: {
                /** @description Plain words. Operators and markup are words too. The last word may be incomplete. Without a term nothing is found. */
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
            /** @description Pages whose titles have the words, best first. Empty below two letters. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchSuggestion"][];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
    listSent: {
        parameters: {
            query?: {
                /** @description `next` of the previous page. */
                before?: string;
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
            /** @description At most 25. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SentMessage"][];
                        /** @description Null on the last page. */
                        next: string | null;
                    };
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
    listOwnNotices: {
        parameters: {
            query?: {
                /** @description An organization you act for. Default: the selected one, if any. */
                organizationId?: (string | null) | "";
                /** @description Your own id: your personal accounts, even while you act for an organization. */
                userId?: (string | null) | "";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Those that were not paid, and whose day is to come. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShutoffNotice"][];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
    askForArrangement: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example 1001-5001 */
                    accountNumber: string;
                    /**
                     * @description What would work for you.
                     * @default
                     */
                    note?: string;
                    /** @description An organization you act for. Default: the selected one, if any. */
                    organizationId?: (string | null) | "";
                    /** @description Your own id: your personal accounts, even while you act for an organization. */
                    userId?: (string | null) | "";
                };
            };
        };
        responses: {
            /** @description The city sees it, and offers installments. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Shutoffs.NoNotice. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
                /** @description The path in the portal that the link in the email leads to, in any browser. */
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
            /** @description Logged in. The verification email is on its way. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The ID token is not valid. */
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
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city has listed no other site. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
                    /** @description The site’s SAMLRequest as received: base64, deflated or not. */
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
                         * @description Where the browser posts it. The city has listed this address.
                         */
                        assertionConsumerUrl: string;
                        /** @description Signed; base64. */
                        SAMLResponse: string;
                    };
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description This request was already answered. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
            /** @description Active alerts and active maintenance warnings: unread first, then newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SystemAlert"][];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
            /** @description Read. It will not be shown again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Alerts.NotFound: no such alert or maintenance period. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
    openUnsubscribe: {
        parameters: {
            query: {
                kind: string;
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
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
    unsubscribeByLink: {
        parameters: {
            query: {
                kind: string;
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
            /** @description It stays off until the person turns it on. A second call changes nothing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsubscribe.LinkEnded: not our link. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
            /** @description The changed user. */
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
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Organization.NotFound: you are not an approved member of this organization. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
            /** @description Deleted. A last email confirms it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Account.NotYours: not your account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Organization.LastManager: an organization with other members has only this manager. Account.LastAdministrator. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
                /** @description Makes it safe to send a request again: 8 to 128 letters, digits or signs that you choose, such as a random UUID. For 24 hours, the same key and body get the first reply. The same key with another body gets 422. While the first request is in progress, the answer is 409. */
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
            /** @description Util.FormContainsErrors with each invalid field. Account.utility-account-street-number-mismatch: customer and street number do not match. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Organization.NotFound: no organization has this sfId. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Account.error-sf-account-exists: the account is already complete, or another account uses this contact. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Error.IdempotencyKeyReused: this key was used with another body. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
            /** @description The fields filled in so far, and the next step. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountDraft"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
                /** @description The step that is finished. We check with the city’s records what belongs to it. */
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
            /** @description The saved draft. Nothing else in it is checked yet. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountDraft"];
                };
            };
            /** @description Account.utility-account-street-number-mismatch when `account-information` is finished and its customer and street number do not match. Then nothing is saved. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Account.error-sf-account-exists: the account is already complete. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
    confirmEmailAgain: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sent, unless your mail arrives (see mailBlock of the profile). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
            /** @description An index page, a JSON file for each kind of record, and the files. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DataExport.TooLarge: prepare an archive first (createDataExport). */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
            /** @description Newest first. */
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
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
            /** @description If one is already being prepared, that one. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataExportJob"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
            /** @description An index page, a JSON file for each kind of record, and the files. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DataExport.NotFound: not your archive, or no longer available. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
            /** @description The address of the picture. */
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
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
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
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
            /** @description Deleted, with its original. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
                    /** @description Size of the whole file in bytes. */
                    size: number;
                };
            };
        };
        responses: {
            /** @description Upload the parts, then call completePictureUpload. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Size of every part except the last, in bytes. */
                        partSize: number;
                        /** Format: uuid */
                        uploadId: string;
                    };
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
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
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
            /** @description Complete. setPicture shows its small copy. */
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
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
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
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
            /** @description Keep this value for completePictureUpload. */
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
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
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
            /** @description Error.TooLarge: more than partSize, or more than the announced size. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Account.NotYours: not your account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
            /** @description The changed setting. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationSetting"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Account.NotYours: not your account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
            /** @description The changed user. */
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
            /** @description Util.FormContainsErrors with each invalid field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Auth.ConfirmationRequired: you are changing the address. Confirm who you are (confirmIdentity) and try again. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Account.NotYours: not your account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Account.NotYours: not your account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
            /** @description The changed user. */
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
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Account.NotYours: not your account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
                /** @description The path in the portal that the link in the email leads to, in any browser. */
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
            /** @description The same reply, with or without such an account. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
            /** @description The same reply, with or without such an account. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
                    /** @description The code from the link in the email. Without it, the address must already be verified. */
                    oobCode?: string;
                };
            };
        };
        responses: {
            /** @description Verified. The person with this address, if they are logged in here. */
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
                            /** @description The contact record. Null until the account is complete. */
                            SalesforceId: string | null;
                            /** @description Id of the organization, or `personal`. */
                            selectedOrganization: string;
                            selectedOrganizationInfo: {
                                /** Format: uuid */
                                Id: string;
                                Name: string;
                            } | null;
                            /** @description The email address is verified. */
                            Verified: boolean;
                        } | null;
                    };
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No code, and not logged in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No code, and the address is not verified yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The new address now belongs to another account. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
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
