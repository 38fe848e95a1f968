// Written by `node openapi/emit.ts` from openapi/resident.yaml.
export interface paths {
    "/activities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the published services
         * @description List the published services. Anyone may call it, also without a session. Counts as a read against the rate limit.
         */
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
        /**
         * Get a published service
         * @description Get a published service. Anyone may call it, also without a session. Counts as a read against the rate limit.
         */
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
        /**
         * Count your requests that wait for an answer or a payment
         * @description Count your requests that wait for an answer or a payment. For people who are logged in and have completed their account. Counts as a read against the rate limit.
         */
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
        /**
         * Find an address in the city
         * @description Find an address in the city. Anyone may call it, also without a session. Counts as a change or a search against the rate limit.
         */
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
        /**
         * Find the address nearest to a place
         * @description Find the address nearest to a place. Anyone may call it, also without a session. Counts as a read against the rate limit.
         */
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
         * @description For apps, at each start. An app that is not supported leads to the store. Anyone may call it, also without a session. Counts as a read against the rate limit.
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
        /**
         * Say whether an article helped
         * @description Say whether an article helped. Anyone may call it, also without a session. Counts as a change or a search against the rate limit.
         */
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
        /**
         * Get the logged-in user
         * @description Get the logged-in user. For people who are logged in. Counts as a read against the rate limit.
         */
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
        /**
         * Change your account’s email address
         * @description Change your account’s email address. For people who are logged in. Counts as a change or a search against the rate limit.
         */
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
        /**
         * Change your password
         * @description Change your password. For people who are logged in. Counts as a change or a search against the rate limit.
         */
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
        /**
         * Confirm with the password that you are still the same person
         * @description Confirm with the password that you are still the same person. For people who are logged in. Counts as a change or a search against the rate limit.
         */
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
        /**
         * List how the logged-in person can confirm who they are
         * @description List how the logged-in person can confirm who they are. For people who are logged in. Counts as a read against the rate limit.
         */
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
        /**
         * List other providers for logging in
         * @description List other providers for logging in. Anyone may call it, also without a session. Counts as a read against the rate limit.
         */
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
        /**
         * Refresh a mobile app’s tokens
         * @description Refresh a mobile app’s tokens. Anyone may call it, also without a session. Counts as a change or a search against the rate limit.
         */
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
        /**
         * Check whether the code from a link in an email still works
         * @description Check whether the code from a link in an email still works. Anyone may call it, also without a session. Counts as a read against the rate limit.
         */
        get: operations["checkPasswordReset"];
        put?: never;
        /**
         * Choose a new password with the code from a link in an email
         * @description Choose a new password with the code from a link in an email. Anyone may call it, also without a session. Counts as a change or a search against the rate limit.
         */
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
        /**
         * Get the state of the session
         * @description Get the state of the session. Anyone may call it, also without a session. Counts as a read against the rate limit.
         */
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
        /**
         * List your sessions
         * @description List your sessions. For people who are logged in. Counts as a read against the rate limit.
         */
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
        /**
         * End one of your sessions
         * @description End one of your sessions. For people who are logged in. Counts as a change or a search against the rate limit.
         */
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
        /**
         * Log in with email address and password, or with an ID token
         * @description Log in with email address and password, or with an ID token. Anyone may call it, also without a session. Counts as a change or a search against the rate limit.
         */
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
        /**
         * Log out here
         * @description Log out here. Anyone may call it, also without a session. Counts as a change or a search against the rate limit.
         */
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
        /**
         * End all your sessions on all devices
         * @description End all your sessions on all devices. For people who are logged in. Counts as a change or a search against the rate limit.
         */
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
        /**
         * End all your sessions except this one
         * @description End all your sessions except this one. For people who are logged in. Counts as a change or a search against the rate limit.
         */
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
        /**
         * Redirect to another provider to log in
         * @description Redirect to another provider to log in. Anyone may call it, also without a session. Counts as a read against the rate limit.
         */
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
        /**
         * Return from another provider
         * @description Return from another provider. Anyone may call it, also without a session. Counts as a read against the rate limit.
         */
        get: operations["completeSocialSignIn"];
        put?: never;
        /**
         * Receive a provider’s reply that its page posts (Apple)
         * @description Receive a provider’s reply that its page posts (Apple). Anyone may call it, also without a session. Counts as a change or a search against the rate limit.
         */
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
        /**
         * Get when the verification email can be sent again
         * @description Get when the verification email can be sent again. For people who are logged in. Counts as a read against the rate limit.
         */
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
        /**
         * Open a page in a mobile app’s web view
         * @description Open a page in a mobile app’s web view. Anyone may call it, also without a session. Counts as a read against the rate limit.
         */
        get: operations["enterWebView"];
        put?: never;
        /**
         * Create a link into a page in a mobile app’s web view
         * @description Create a link into a page in a mobile app’s web view. For people who are logged in. Counts as a change or a search against the rate limit.
         */
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
        /**
         * Get whose account a web-view link opens
         * @description Get whose account a web-view link opens. Anyone may call it, also without a session. Counts as a read against the rate limit.
         */
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
        /**
         * Open a page in a mobile app’s web view after the person has confirmed
         * @description Open a page in a mobile app’s web view after the person has confirmed. Anyone may call it, also without a session. Counts as a change or a search against the rate limit.
         */
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
         * @description Send exactly one of these: a saved method, a bank account’s numbers, or a nonce. We pass bank numbers on to the payment provider in this request and store them nowhere. For people who are logged in and have completed their account. Counts as a change or a search against the rate limit.
         */
        put: operations["enrolInAutopay"];
        post?: never;
        /**
         * Turn off autopay, by account number
         * @description The same address without the slash at the end. For people who are logged in and have completed their account. Counts as a change or a search against the rate limit.
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
        /**
         * Turn off autopay, by account number
         * @description Turn off autopay, by account number. For people who are logged in and have completed their account. Counts as a change or a search against the rate limit.
         */
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
        /**
         * Turn autopay off
         * @description Turn autopay off. For people who are logged in and have completed their account. Counts as a change or a search against the rate limit.
         */
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
        /**
         * Get a board with its seats, members, meetings and resources
         * @description Get a board with its seats, members, meetings and resources. Anyone may call it, also without a session. Counts as a read against the rate limit.
         */
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
        /**
         * Get the meetings of a board as a calendar to subscribe to
         * @description Get the meetings of a board as a calendar to subscribe to. Anyone may call it, also without a session. Counts as a read against the rate limit.
         */
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
        /**
         * Get news of a board’s meetings, their agendas and minutes
         * @description Get news of a board’s meetings, their agendas and minutes. Anyone may call it, also without a session. Counts as a change or a search against the rate limit.
         */
        post: operations["followBoard"];
        /**
         * Stop following a board
         * @description Stop following a board. For people who are logged in. Counts as a change or a search against the rate limit.
         */
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
        /**
         * Whether you follow a board, by your account or an email’s link
         * @description Whether you follow a board, by your account or an email’s link. Anyone may call it, also without a session. Counts as a read against the rate limit.
         */
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
        /**
         * Confirm that a guest follows a board, by the link in their email
         * @description Confirm that a guest follows a board, by the link in their email. Anyone may call it, also without a session. Counts as a change or a search against the rate limit.
         */
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
        /**
         * Redirect to the page that stops following a board, for email programs that open the link (it stops nothing itself)
         * @description Redirect to the page that stops following a board, for email programs that open the link (it stops nothing itself). Anyone may call it, also without a session. Counts as a read against the rate limit.
         */
        get: operations["openStopBoardFollowing"];
        put?: never;
        /**
         * Stop following a board with one click, by the link in an email (RFC 8058)
         * @description Stop following a board with one click, by the link in an email (RFC 8058). Anyone may call it, also without a session. Counts as a change or a search against the rate limit.
         */
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
        /**
         * Open the folder of a request
         * @description Open the folder of a request. For people who are logged in and have completed their account. Counts as a read against the rate limit.
         */
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
        /**
         * Get a page of a folder
         * @description Get a page of a folder. Anyone may call it, also without a session. Counts as a read against the rate limit.
         */
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
        /**
         * Add a file to a folder, as the folder’s page does
         * @description Add a file to a folder, as the folder’s page does. Anyone may call it, also without a session. The body may have 21 MB. Counts as a change or a search against the rate limit.
         */
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
        /**
         * Open the folder of a utility account
         * @description Open the folder of a utility account. For people who are logged in and have completed their account. Counts as a read against the rate limit.
         */
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
        /**
         * List what one needs to open or grow a business
         * @description List what one needs to open or grow a business. Anyone may call it, also without a session. Counts as a read against the rate limit.
         */
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
        /**
         * Keep a business checklist for yourself or the organization you act for
         * @description Keep a business checklist for yourself or the organization you act for. For people who are logged in and have completed their account. Counts as a change or a search against the rate limit.
         */
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
        /**
         * Mark a step of the business checklist as done, or as to do
         * @description Mark a step of the business checklist as done, or as to do. For people who are logged in and have completed their account. Counts as a change or a search against the rate limit.
         */
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
        /**
         * Get what is due on a city citation, by the link from its lookup
         * @description Get what is due on a city citation, by the link from its lookup. Anyone may call it, also without a session. Counts as a read against the rate limit.
         */
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
        /**
         * Look up what is due on a city citation
         * @description Look up what is due on a city citation. Anyone may call it, also without a session. Counts as a change or a search against the rate limit.
         */
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
        /**
         * List the permits that name the contractor license of the organization you act for
         * @description List the permits that name the contractor license of the organization you act for. For people who are logged in and have completed their account. Counts as a change or a search against the rate limit.
         */
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
        /**
         * Find contractors with a city license
         * @description Find contractors with a city license. Anyone may call it, also without a session. Counts as a change or a search against the rate limit.
         */
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
        /**
         * Get the page through which the provider’s page sends messages to ours
         * @description Get the page through which the provider’s page sends messages to ours. Anyone may call it, also without a session. Counts as a read against the rate limit.
         */
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
        /**
         * Get the provider’s page of a payment that was started
         * @description Get the provider’s page of a payment that was started. Anyone may call it, also without a session. Counts as a read against the rate limit.
         */
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
        /**
         * Get the provider’s payment page for a logged-in person
         * @description Get the provider’s payment page for a logged-in person. For people who are logged in and have completed their account. Counts as a read against the rate limit.
         */
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
        /**
         * Get the provider’s payment page for a guest
         * @description Get the provider’s payment page for a guest. Anyone may call it, also without a session. Counts as a read against the rate limit.
         */
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
        /**
         * List saved cards and bank accounts
         * @description List saved cards and bank accounts. For people who are logged in and have completed their account. Counts as a read against the rate limit.
         */
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
        /**
         * Delete a saved card or bank account
         * @description Delete a saved card or bank account. For people who are logged in and have completed their account. Counts as a change or a search against the rate limit.
         */
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
         * @description It shows the provider’s own page. It sends events to the page around it, by `postMessage` from this origin and by `ReactNativeWebView.postMessage` as JSON: `{ "event": "OVERLAY-ON" }`, `OVERLAY-OFF`, `PAYMENT-ADDED`, `PAYMENT-CANCEL`, `PAYMENT-ERROR`, and `HEIGHT` with `height` in pixels. For people who are logged in and have completed their account. Counts as a read against the rate limit.
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
        /**
         * List saved cards and bank accounts after one was added on the provider’s page
         * @description List saved cards and bank accounts after one was added on the provider’s page. For people who are logged in and have completed their account. Counts as a change or a search against the rate limit.
         */
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
         * @description Call it after each login and when the token changes. A token belongs to who registered it last; each person keeps their ten newest devices. It is forgotten at logout. For people who are logged in and have completed their account. Counts as a change or a search against the rate limit.
         */
        post: operations["registerDevice"];
        /**
         * Get no more push notifications on a device
         * @description Get no more push notifications on a device. For people who are logged in and have completed their account. Counts as a change or a search against the rate limit.
         */
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
        /**
         * Get the draft of a service’s form
         * @description Get the draft of a service’s form. Anyone may call it, also without a session. Counts as a read against the rate limit.
         */
        get: operations["getDraft"];
        /**
         * Save the draft of a service’s form
         * @description Save the draft of a service’s form. Anyone may call it, also without a session. The body may have 50 kB. Counts as a read against the rate limit.
         */
        put: operations["saveDraft"];
        post?: never;
        /**
         * Delete the draft of a service’s form
         * @description Delete the draft of a service’s form. Anyone may call it, also without a session. Counts as a change or a search against the rate limit.
         */
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
         * @description Pictures (JPEG, PNG, GIF, WebP). For services with a hosted form also PDF. We identify files by their content, and remove everything except the picture from pictures. Anyone may call it, also without a session. The body may have 10 MB. Counts as a change or a search against the rate limit.
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
        /**
         * Delete an uploaded file
         * @description Delete an uploaded file. Anyone may call it, also without a session. Counts as a change or a search against the rate limit.
         */
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
         * @description Up to 256 pixels a side. Lists show it beside the request. Without it they show pictures up to 100 kB themselves, and no larger ones. Anyone may call it, also without a session. The body may have 25 kB. Counts as a read against the rate limit.
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
        /**
         * Get the feature flags of the caller
         * @description Get the feature flags of the caller. Anyone may call it, also without a session. Counts as a read against the rate limit.
         */
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
        /**
         * List coming events from the city’s calendar
         * @description List coming events from the city’s calendar. Anyone may call it, also without a session. Counts as a read against the rate limit.
         */
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
        /**
         * List news from the city’s feed
         * @description List news from the city’s feed. Anyone may call it, also without a session. Counts as a read against the rate limit.
         */
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
        /**
         * List the boards that you follow
         * @description List the boards that you follow. For people who are logged in. Counts as a read against the rate limit.
         */
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
        /**
         * List the permits that you follow
         * @description List the permits that you follow. For people who are logged in. Counts as a read against the rate limit.
         */
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
        /**
         * Get the values that prefill forms for this person
         * @description Get the values that prefill forms for this person. Anyone may call it, also without a session. Counts as a read against the rate limit.
         */
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
        /**
         * List the languages
         * @description List the languages. Anyone may call it, also without a session. Counts as a read against the rate limit.
         */
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
        /**
         * Get all texts of a language, ready for i18next
         * @description Get all texts of a language, ready for i18next. Anyone may call it, also without a session. Counts as a read against the rate limit.
         */
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
        /**
         * Get a booked inspection for a calendar
         * @description Get a booked inspection for a calendar. For people who are logged in and have completed their account. Counts as a read against the rate limit.
         */
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
        /**
         * List the organizations that invite you
         * @description List the organizations that invite you. For people who are logged in and have completed their account. Counts as a read against the rate limit.
         */
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
        /**
         * Decline an invitation
         * @description Decline an invitation. For people who are logged in and have completed their account. Counts as a change or a search against the rate limit.
         */
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
        /**
         * Accept an invitation
         * @description Accept an invitation. For people who are logged in and have completed their account. Counts as a change or a search against the rate limit.
         */
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
        /**
         * List the business processes of the hosted forms
         * @description List the business processes of the hosted forms. Anyone may call it, also without a session. Counts as a read against the rate limit.
         */
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
        /**
         * Get the form of a business process
         * @description Get the form of a business process. Anyone may call it, also without a session. Counts as a read against the rate limit.
         */
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
        /**
         * Check the answers to a form so far, and get the fee that is due later
         * @description Check the answers to a form so far, and get the fee that is due later. Anyone may call it, also without a session. The body may have 100 kB. Counts as a change or a search against the rate limit.
         */
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
        /**
         * Submit a form
         * @description Submit a form. Anyone may call it, also without a session. Send an `Idempotency-Key`, and you can safely send it again. The body may have 100 kB. Counts as a change or a search against the rate limit.
         */
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
        /**
         * Turn a submitted form into a request
         * @description Turn a submitted form into a request. Anyone may call it, also without a session. Counts as a change or a search against the rate limit.
         */
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
        /**
         * Check whether a business license is valid
         * @description Check whether a business license is valid. Anyone may call it, also without a session. Counts as a read against the rate limit.
         */
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
        /**
         * Get the renewal day of a business license for a calendar
         * @description Get the renewal day of a business license for a calendar. Anyone may call it, also without a session. Counts as a read against the rate limit.
         */
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
        /**
         * Get a business license as PDF
         * @description Get a business license as PDF. Anyone may call it, also without a session. Counts as a read against the rate limit.
         */
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
        /**
         * Begin the renewal of a business license
         * @description Begin the renewal of a business license. Anyone may call it, also without a session. Counts as a change or a search against the rate limit.
         */
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
        /**
         * Look up what the renewal of a business license costs
         * @description Look up what the renewal of a business license costs. Anyone may call it, also without a session. Counts as a change or a search against the rate limit.
         */
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
        /**
         * Get what is due on a building permit, by application
         * @description Get what is due on a building permit, by application. For people who are logged in and have completed their account. Counts as a read against the rate limit.
         */
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
         * @description For the city’s mail service. It takes our own form, Postmark’s webhooks, and Amazon SES through SNS. Newsletters no longer go to these addresses. Anyone may call it, also without a session. The body may have 1 MB. Counts as a read against the rate limit.
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
        /**
         * Get streets and parcels in a box
         * @description Get streets and parcels in a box. Anyone may call it, also without a session. Counts as a read against the rate limit.
         */
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
         * @description By a word, or else those of a stream. None without either. Anyone may call it, also without a session. Counts as a change or a search against the rate limit.
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
        /**
         * Get where a thing goes, by its address or id
         * @description Get where a thing goes, by its address or id. Anyone may call it, also without a session. Counts as a read against the rate limit.
         */
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
        /**
         * Look up what is due on an account by its number
         * @description Look up what is due on an account by its number. Anyone may call it, also without a session. Counts as a read against the rate limit.
         */
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
        /**
         * Get a bill with the same names and amounts as its PDF
         * @description Get a bill with the same names and amounts as its PDF. For people who are logged in and have completed their account. Counts as a read against the rate limit.
         */
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
        /**
         * Get a bill as PDF
         * @description Get a bill as PDF. For people who are logged in and have completed their account. Counts as a read against the rate limit.
         */
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
        /**
         * Get what is due, with bills, payments and overdue accounts
         * @description Get what is due, with bills, payments and overdue accounts. For people who are logged in and have completed their account. Counts as a read against the rate limit.
         */
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
        /**
         * List accounts that are overdue or facing shutoff
         * @description List accounts that are overdue or facing shutoff. For people who are logged in and have completed their account. Counts as a read against the rate limit.
         */
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
        /**
         * List upcoming bills and past payments of each account
         * @description List upcoming bills and past payments of each account. For people who are logged in and have completed their account. Counts as a read against the rate limit.
         */
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
        /**
         * List upcoming bills and past payments of all accounts
         * @description List upcoming bills and past payments of all accounts. For people who are logged in and have completed their account. Counts as a read against the rate limit.
         */
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
        /**
         * List utility accounts with their autopay
         * @description List utility accounts with their autopay. For people who are logged in and have completed their account. Counts as a read against the rate limit.
         */
        get: operations["listUtilityAccounts"];
        put?: never;
        /**
         * Add the accounts of a customer at a street number
         * @description Add the accounts of a customer at a street number. For people who are logged in and have completed their account. Counts as a change or a search against the rate limit.
         */
        post: operations["addUtilityAccount"];
        /**
         * Remove an account (your autopay for it ends)
         * @description Send it in the query or in the body. For people who are logged in and have completed their account. Counts as a change or a search against the rate limit.
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
        /**
         * Get bills by email instead of on paper
         * @description Get bills by email instead of on paper. For people who are logged in and have completed their account. Counts as a change or a search against the rate limit.
         */
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
        /**
         * Get how each kind of notification reaches you
         * @description Get how each kind of notification reaches you. For people who are logged in and have completed their account. Counts as a read against the rate limit.
         */
        get: operations["getNotificationChoices"];
        /**
         * Choose how notifications reach you
         * @description Choose how notifications reach you. For people who are logged in and have completed their account. Counts as a change or a search against the rate limit.
         */
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
        /**
         * List your messages
         * @description List your messages. For people who are logged in and have completed their account. Counts as a read against the rate limit.
         */
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
        /**
         * Delete a message
         * @description Delete a message. For people who are logged in and have completed their account. Counts as a change or a search against the rate limit.
         */
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
        /**
         * Mark a message as read
         * @description Mark a message as read. For people who are logged in and have completed their account. Counts as a change or a search against the rate limit.
         */
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
        /**
         * Count your unread messages
         * @description Count your unread messages. For people who are logged in and have completed their account. Counts as a read against the rate limit.
         */
        get: operations["countUnreadMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open-data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The city’s open data: what it has, its columns and its files
         * @description The city’s open data: what it has, its columns and its files. Anyone may call it, also without a session. Counts as a read against the rate limit.
         */
        get: operations["listDataSets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open-data/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download open data
         * @description Files are made again each night. Send the last `ETag` as `If-None-Match`, and an unchanged file is a 304. Pages of other sites may read it. Anyone may call it, also without a session. Counts as a change or a search against the rate limit.
         */
        get: operations["getOpenDataFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open-data/catalog.jsonld": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The open data for catalogs of other sites, as DCAT-US 1.1
         * @description The Project Open Data Metadata Schema 1.1, which DCAT-US names its version 1.1. Harvesters read it to list the city’s data. Anyone may call it, also without a session. Counts as a read against the rate limit.
         */
        get: operations["getOpenDataCatalog"];
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
        /**
         * Download the contractors of all permits as open data
         * @description Download the contractors of all permits as open data. Anyone may call it, also without a session. Counts as a change or a search against the rate limit.
         */
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
        /**
         * Download the status history of all permits as open data
         * @description Download the status history of all permits as open data. Anyone may call it, also without a session. Counts as a change or a search against the rate limit.
         */
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
        /**
         * Download all inspections of permits as open data
         * @description Download all inspections of permits as open data. Anyone may call it, also without a session. Counts as a change or a search against the rate limit.
         */
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
         * @description The fields of the Building & Land Development Specification. `StatusCurrentMapped` is one of: Application Accepted, In Review, Permit Issued, Inspection Phase, Permit Finaled, Permit Cancelled. Anyone may call it, also without a session. Counts as a change or a search against the rate limit.
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
        /**
         * List the organizations that you belong to or asked to join
         * @description List the organizations that you belong to or asked to join. For people who are logged in and have completed their account. Counts as a read against the rate limit.
         */
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
        /**
         * List the open invitations of an organization
         * @description List the open invitations of an organization. For members of the organization that the request names. Counts as a read against the rate limit.
         */
        get: operations["listInvitations"];
        put?: never;
        /**
         * Invite an employee by email
         * @description Invite an employee by email. For managers of the organization that the request names. Counts as a change or a search against the rate limit.
         */
        post: operations["inviteMember"];
        /**
         * Take an invitation back
         * @description Take an invitation back. For managers of the organization that the request names. Counts as a change or a search against the rate limit.
         */
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
        /**
         * List the licenses of the organization you act for
         * @description List the licenses of the organization you act for. For people who are logged in and have completed their account. Counts as a read against the rate limit.
         */
        get: operations["listOwnLicenses"];
        put?: never;
        /**
         * Connect a license with an organization, by the license’s PIN
         * @description For managers of the organization. For people who are logged in and have completed their account. Counts as a change or a search against the rate limit.
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
        /**
         * List the members of an organization
         * @description List the members of an organization. For members of the organization that the request names. Counts as a read against the rate limit.
         */
        get: operations["listMembers"];
        put?: never;
        post?: never;
        /**
         * Deny a person who asked to join, or remove a member
         * @description Deny a person who asked to join, or remove a member. For managers of the organization that the request names. Counts as a change or a search against the rate limit.
         */
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
        /**
         * Change a member to a manager, or a manager to a member
         * @description Change a member to a manager, or a manager to a member. For managers of the organization that the request names. Counts as a change or a search against the rate limit.
         */
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
        /**
         * Approve a person who asked to join
         * @description Approve a person who asked to join. For managers of the organization that the request names. Counts as a change or a search against the rate limit.
         */
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
        /**
         * Get a parcel and what may be built there
         * @description Get a parcel and what may be built there. Anyone may call it, also without a session. Counts as a read against the rate limit.
         */
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
        /**
         * Find the parcel at a place
         * @description Find the parcel at a place. Anyone may call it, also without a session. Counts as a change or a search against the rate limit.
         */
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
        /**
         * Pay with a card or bank account that the browser sent to the provider, or a saved one
         * @description Pay with a card or bank account that the browser sent to the provider, or a saved one. Anyone may call it, also without a session. Counts as a change or a search against the rate limit.
         */
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
        /**
         * List the payment arrangements of your accounts
         * @description List the payment arrangements of your accounts. For people who are logged in and have completed their account. Counts as a read against the rate limit.
         */
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
        /**
         * Accept the installments that the city offers
         * @description Accept the installments that the city offers. For people who are logged in and have completed their account. Counts as a change or a search against the rate limit.
         */
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
        /**
         * Decline the installments that the city offers
         * @description Decline the installments that the city offers. For people who are logged in and have completed their account. Counts as a change or a search against the rate limit.
         */
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
        /**
         * List saved cards and bank accounts, for older apps
         * @description List saved cards and bank accounts, for older apps. For people who are logged in and have completed their account. Counts as a read against the rate limit.
         */
        get: operations["listPaymentMethods"];
        put?: never;
        /**
         * Save a card or bank account
         * @description Send the nonce that the provider gave a browser or an app for the number. The number itself never comes here. For people who are logged in and have completed their account. Counts as a change or a search against the rate limit.
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
        /**
         * Get whether autopay uses a saved card or bank account
         * @description Get whether autopay uses a saved card or bank account. For people who are logged in and have completed their account. Counts as a read against the rate limit.
         */
        get: operations["getPaymentMethodUse"];
        put?: never;
        post?: never;
        /**
         * Delete a saved card or bank account
         * @description Delete a saved card or bank account. For people who are logged in and have completed their account. Counts as a change or a search against the rate limit.
         */
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
        /**
         * Get the keys with which a browser sends numbers to the provider (Accept.js)
         * @description Get the keys with which a browser sends numbers to the provider (Accept.js). Anyone may call it, also without a session. Counts as a read against the rate limit.
         */
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
        /**
         * Create the request to pay what is due on a permit, once
         * @description Create the request to pay what is due on a permit, once. For people who are logged in and have completed their account. Counts as a change or a search against the rate limit.
         */
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
        /**
         * Pay what is due on a building permit, like `payBill`
         * @description Pay what is due on a building permit, like `payBill`. For people who are logged in and have completed their account. Counts as a change or a search against the rate limit.
         */
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
        /**
         * Get whether bills can be paid online now
         * @description Get whether bills can be paid online now. Anyone may call it, also without a session. Counts as a read against the rate limit.
         */
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
        /**
         * Start a payment on the provider’s page, for one account or several
         * @description Start a payment on the provider’s page, for one account or several. Anyone may call it, also without a session. Counts as a change or a search against the rate limit.
         */
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
        /**
         * Get a payment and its result
         * @description Get a payment and its result. Anyone may call it, also without a session. Counts as a read against the rate limit.
         */
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
        /**
         * Ask the provider for the result of a payment
         * @description Ask the provider for the result of a payment. Anyone may call it, also without a session. Counts as a change or a search against the rate limit.
         */
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
        /**
         * Get a payment’s receipt as PDF
         * @description Get a payment’s receipt as PDF. Anyone may call it, also without a session. Counts as a read against the rate limit.
         */
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
        /**
         * Get what a request asks to be paid
         * @description Get what a request asks to be paid. Anyone may call it, also without a session. Counts as a read against the rate limit.
         */
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
        /**
         * List payments made through the portal
         * @description List payments made through the portal. For people who are logged in and have completed their account. Counts as a read against the rate limit.
         */
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
        /**
         * Download payments made through the portal as CSV
         * @description Download payments made through the portal as CSV. For people who are logged in and have completed their account. Counts as a read against the rate limit.
         */
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
        /**
         * Webhook: a transaction changed at the payment provider
         * @description Webhook: a transaction changed at the payment provider. Anyone may call it, also without a session. Counts as a read against the rate limit.
         */
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
        /**
         * Start a payment and get the address of its page
         * @description Start a payment and get the address of its page. Anyone may call it, also without a session. Counts as a read against the rate limit.
         */
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
        /**
         * Get the guide to a permit as PDF
         * @description Get the guide to a permit as PDF. Anyone may call it, also without a session. Counts as a change or a search against the rate limit.
         */
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
         * @description No permit is needed if there is an exemption and the answers to all of its questions are as it says. Anyone may call it, also without a session. Counts as a read against the rate limit.
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
        /**
         * Get a permit
         * @description Get a permit. Anyone may call it, also without a session. Counts as a read against the rate limit.
         */
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
        /**
         * Save your answer to a comment
         * @description Save your answer to a comment. For people who are logged in and have completed their account. Counts as a read against the rate limit.
         */
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
        /**
         * Get what the city asks you to correct, and what you prepared
         * @description Get what the city asks you to correct, and what you prepared. For people who are logged in and have completed their account. Counts as a read against the rate limit.
         */
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
        /**
         * List the documents of a permit
         * @description List the documents of a permit. Anyone may call it, also without a session. Counts as a read against the rate limit.
         */
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
        /**
         * Get an email at every step of a permit
         * @description Get an email at every step of a permit. Anyone may call it, also without a session. Counts as a change or a search against the rate limit.
         */
        post: operations["followPermit"];
        /**
         * Stop following a permit
         * @description Stop following a permit. For people who are logged in. Counts as a change or a search against the rate limit.
         */
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
        /**
         * Whether you follow a permit, by your account or the link in a guest’s email
         * @description Whether you follow a permit, by your account or the link in a guest’s email. Anyone may call it, also without a session. Counts as a read against the rate limit.
         */
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
        /**
         * Confirm that a guest follows a permit, by the link in their email
         * @description Confirm that a guest follows a permit, by the link in their email. Anyone may call it, also without a session. Counts as a change or a search against the rate limit.
         */
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
        /**
         * Redirect to the page that stops following, for email programs that open the link (it stops nothing itself)
         * @description Redirect to the page that stops following, for email programs that open the link (it stops nothing itself). Anyone may call it, also without a session. Counts as a read against the rate limit.
         */
        get: operations["openStopFollowing"];
        put?: never;
        /**
         * Stop following with one click, by the link in a guest’s email (RFC 8058)
         * @description Stop following with one click, by the link in a guest’s email (RFC 8058). Anyone may call it, also without a session. Counts as a change or a search against the rate limit.
         */
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
         * @description For the applicant, the organization that applied, and delegates of the permit’s contractor. For people who are logged in and have completed their account. Counts as a read against the rate limit.
         */
        get: operations["getBooking"];
        put?: never;
        /**
         * Book an inspection
         * @description Book an inspection. For people who are logged in and have completed their account. Counts as a change or a search against the rate limit.
         */
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
        /**
         * Move a booked inspection
         * @description Move a booked inspection. For people who are logged in and have completed their account. Counts as a change or a search against the rate limit.
         */
        put: operations["moveInspection"];
        post?: never;
        /**
         * Cancel a booked inspection
         * @description Cancel a booked inspection. For people who are logged in and have completed their account. Counts as a change or a search against the rate limit.
         */
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
        /**
         * Get an issued permit as PDF
         * @description Get an issued permit as PDF. Anyone may call it, also without a session. Counts as a read against the rate limit.
         */
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
        /**
         * Send the corrected application
         * @description Send the corrected application. For people who are logged in and have completed their account. Send an `Idempotency-Key`, and you can safely send it again. Counts as a change or a search against the rate limit.
         */
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
        /**
         * Upload a new version of a document, or another document
         * @description Upload a new version of a document, or another document. For people who are logged in and have completed their account. The body may have 10 MB. Counts as a change or a search against the rate limit.
         */
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
        /**
         * Remove a version that is not sent yet
         * @description Remove a version that is not sent yet. For people who are logged in and have completed their account. Counts as a change or a search against the rate limit.
         */
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
        /**
         * List the permits in a part of the map
         * @description List the permits in a part of the map. Anyone may call it, also without a session. Counts as a read against the rate limit.
         */
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
        /**
         * Find permits at an address, on a parcel, or of an owner
         * @description Find permits at an address, on a parcel, or of an owner. Anyone may call it, also without a session. Counts as a change or a search against the rate limit.
         */
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
        /**
         * List the places of whose pickups you are reminded
         * @description List the places of whose pickups you are reminded. For people who are logged in. Counts as a read against the rate limit.
         */
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
        /**
         * Get the pickups of a place
         * @description Get the pickups of a place. Anyone may call it, also without a session. Counts as a read against the rate limit.
         */
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
        /**
         * Be reminded of the pickups at a place the evening before, and told when one is late
         * @description Be reminded of the pickups at a place the evening before, and told when one is late. Anyone may call it, also without a session. Counts as a change or a search against the rate limit.
         */
        post: operations["remindOfPickups"];
        /**
         * Stop your reminders of a place
         * @description Stop your reminders of a place. For people who are logged in. Counts as a change or a search against the rate limit.
         */
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
        /**
         * Whether you are reminded of the pickups at a place, by your account or an email’s link
         * @description Whether you are reminded of the pickups at a place, by your account or an email’s link. Anyone may call it, also without a session. Counts as a read against the rate limit.
         */
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
        /**
         * Confirm that a guest wants reminders, by the link in their email
         * @description Confirm that a guest wants reminders, by the link in their email. Anyone may call it, also without a session. Counts as a change or a search against the rate limit.
         */
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
        /**
         * Redirect to the page that stops reminders, for email programs that open the link (it stops nothing itself)
         * @description Redirect to the page that stops reminders, for email programs that open the link (it stops nothing itself). Anyone may call it, also without a session. Counts as a read against the rate limit.
         */
        get: operations["openStopReminders"];
        put?: never;
        /**
         * Stop reminders with one click, by the link in an email (RFC 8058)
         * @description Stop reminders with one click, by the link in an email (RFC 8058). Anyone may call it, also without a session. Counts as a change or a search against the rate limit.
         */
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
        /**
         * Get the pickups of a place as a calendar to subscribe to
         * @description Get the pickups of a place as a calendar to subscribe to. Anyone may call it, also without a session. Counts as a read against the rate limit.
         */
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
        /**
         * Get the key with which browsers identify the sender of notifications (VAPID)
         * @description Get the key with which browsers identify the sender of notifications (VAPID). For people who are logged in and have completed their account. Counts as a read against the rate limit.
         */
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
        /**
         * Turn on push notifications for a browser
         * @description Turn on push notifications for a browser. For people who are logged in and have completed their account. Counts as a change or a search against the rate limit.
         */
        post: operations["subscribePush"];
        /**
         * Turn off push notifications for a browser
         * @description Turn off push notifications for a browser. For people who are logged in and have completed their account. Counts as a change or a search against the rate limit.
         */
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
        /**
         * Record that the portal is used
         * @description Record that the portal is used. For people who are logged in. Counts as a read against the rate limit.
         */
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
        /**
         * Report a problem
         * @description Report a problem. Anyone may call it, also without a session. Send an `Idempotency-Key`, and you can safely send it again. The body may have 11 MB. Counts as a change or a search against the rate limit.
         */
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
        /**
         * Follow a report instead of sending it again
         * @description Follow a report instead of sending it again. Anyone may call it, also without a session. Counts as a change or a search against the rate limit.
         */
        post: operations["followReport"];
        /**
         * Stop following a report
         * @description Stop following a report. For people who are logged in. Counts as a change or a search against the rate limit.
         */
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
        /**
         * Find similar open reports nearby
         * @description Find similar open reports nearby. Anyone may call it, also without a session. Counts as a change or a search against the rate limit.
         */
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
        /**
         * List open reports
         * @description List open reports. Anyone may call it, also without a session. Counts as a read against the rate limit.
         */
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
        /**
         * Email a new link to a request
         * @description Email a new link to a request. Anyone may call it, also without a session. Counts as a change or a search against the rate limit.
         */
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
        /**
         * Get a request, by the link in a guest’s email
         * @description Get a request, by the link in a guest’s email. Anyone may call it, also without a session. Counts as a read against the rate limit.
         */
        get: operations["getRequestStatus"];
        put?: never;
        post?: never;
        /**
         * Cancel a guest’s request
         * @description Cancel a guest’s request. Anyone may call it, also without a session. Counts as a change or a search against the rate limit.
         */
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
        /**
         * Send the information that staff asked a guest for
         * @description Send the information that staff asked a guest for. Anyone may call it, also without a session. Send an `Idempotency-Key`, and you can safely send it again. Counts as a change or a search against the rate limit.
         */
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
        /**
         * Upload a file before a guest’s answer is sent
         * @description Upload a file before a guest’s answer is sent. Anyone may call it, also without a session. The body may have 10 MB. Counts as a change or a search against the rate limit.
         */
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
        /**
         * Stop following a report, by the link in a guest’s email
         * @description Stop following a report, by the link in a guest’s email. Anyone may call it, also without a session. Counts as a change or a search against the rate limit.
         */
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
        /**
         * Rate a guest’s request
         * @description Rate a guest’s request. Anyone may call it, also without a session. Counts as a change or a search against the rate limit.
         */
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
        /**
         * Redirect to the page that stops emails about a request, for email programs that open the link (it stops nothing itself)
         * @description Redirect to the page that stops emails about a request, for email programs that open the link (it stops nothing itself). Anyone may call it, also without a session. Counts as a read against the rate limit.
         */
        get: operations["openStopMail"];
        put?: never;
        /**
         * Stop emails about a request with one click, by the link in a guest’s email (RFC 8058)
         * @description Stop emails about a request with one click, by the link in a guest’s email (RFC 8058). Anyone may call it, also without a session. Counts as a change or a search against the rate limit.
         */
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
        /**
         * Get a request with its history
         * @description Get a request with its history. For people who are logged in and have completed their account. Counts as a read against the rate limit.
         */
        get: operations["getRequest"];
        put?: never;
        post?: never;
        /**
         * Cancel a request
         * @description Cancel a request. For people who are logged in and have completed their account. Counts as a change or a search against the rate limit.
         */
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
        /**
         * Send the information that staff asked for
         * @description Send the information that staff asked for. For people who are logged in and have completed their account. Send an `Idempotency-Key`, and you can safely send it again. Counts as a change or a search against the rate limit.
         */
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
        /**
         * Upload a file before the answer is sent
         * @description Upload a file before the answer is sent. For people who are logged in and have completed their account. The body may have 10 MB. Counts as a change or a search against the rate limit.
         */
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
        /**
         * Rate a complete request
         * @description Rate a complete request. For people who are logged in and have completed their account. Counts as a change or a search against the rate limit.
         */
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
        /**
         * Get the permit behind a request
         * @description Get the permit behind a request. For people who are logged in and have completed their account. Counts as a read against the rate limit.
         */
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
        /**
         * List the members of a board, and who came to its meetings
         * @description List the members of a board, and who came to its meetings. Anyone may call it, also without a session. Counts as a read against the rate limit.
         */
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
        /**
         * List boards and commissions
         * @description List boards and commissions. Anyone may call it, also without a session. Counts as a read against the rate limit.
         */
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
        /**
         * List updates from the city
         * @description List updates from the city. Anyone may call it, also without a session. Counts as a read against the rate limit.
         */
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
        /**
         * List your requests
         * @description List your requests. For people who are logged in and have completed their account. Counts as a read against the rate limit.
         */
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
        /**
         * Search the articles of the knowledge base
         * @description Search the articles of the knowledge base. Anyone may call it, also without a session. Counts as a change or a search against the rate limit.
         */
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
        /**
         * Get an article of the knowledge base
         * @description Get an article of the knowledge base. Anyone may call it, also without a session. Counts as a read against the rate limit.
         */
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
        /**
         * List the ten most-read articles
         * @description List the ten most-read articles. Anyone may call it, also without a session. Counts as a read against the rate limit.
         */
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
        /**
         * Find parcels by the parts of an address
         * @description Find parcels by the parts of an address. Anyone may call it, also without a session. Counts as a change or a search against the rate limit.
         */
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
        /**
         * Find parcels by a whole address
         * @description Find parcels by a whole address. Anyone may call it, also without a session. Counts as a change or a search against the rate limit.
         */
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
         * @description By house number, street, or both. Empty without either. Anyone may call it, also without a session. Counts as a change or a search against the rate limit.
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
        /**
         * Add organizations, or ask to join them
         * @description Add organizations, or ask to join them. For people who are logged in and have completed their account. Send an `Idempotency-Key`, and you can safely send it again. Counts as a change or a search against the rate limit.
         */
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
         * @description For clients that create the account in separate calls. Others use completeAccount. For people who are logged in and have confirmed their email address. Send an `Idempotency-Key`, and you can safely send it again. Counts as a change or a search against the rate limit.
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
        /**
         * Find an organization by name
         * @description Find an organization by name. For people who are logged in and have confirmed their email address. Counts as a change or a search against the rate limit.
         */
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
        /**
         * Ask a planner about a property
         * @description Ask a planner about a property. Anyone may call it, also without a session. Send an `Idempotency-Key`, and you can safely send it again. Counts as a change or a search against the rate limit.
         */
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
        /**
         * List scheduled payments of your accounts
         * @description List scheduled payments of your accounts. For people who are logged in and have completed their account. Counts as a read against the rate limit.
         */
        get: operations["listScheduledPayments"];
        put?: never;
        /**
         * Schedule a payment on a day before a bill is due
         * @description It is made once on that day, from eight in the morning. Payments made by then are subtracted. We remind the payer the day before. For people who are logged in and have completed their account. Send an `Idempotency-Key`, and you can safely send it again. Counts as a change or a search against the rate limit.
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
        /**
         * Change a scheduled payment, until the day before
         * @description Change a scheduled payment, until the day before. For people who are logged in and have completed their account. Counts as a change or a search against the rate limit.
         */
        put: operations["changeScheduledPayment"];
        post?: never;
        /**
         * Cancel a scheduled payment, until the day before
         * @description Cancel a scheduled payment, until the day before. For people who are logged in and have completed their account. Counts as a change or a search against the rate limit.
         */
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
        /**
         * Search services, articles, news, boards and pages
         * @description Search services, articles, news, boards and pages. Anyone may call it, also without a session. Counts as a change or a search against the rate limit.
         */
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
        /**
         * Suggest pages while a person types
         * @description Suggest pages while a person types. Anyone may call it, also without a session. Counts as a read against the rate limit.
         */
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
        /**
         * List what the city sent to you in the last 30 days, newest first
         * @description List what the city sent to you in the last 30 days, newest first. For people who are logged in and have completed their account. Counts as a read against the rate limit.
         */
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
        /**
         * List the notices that your water is to be shut off
         * @description List the notices that your water is to be shut off. For people who are logged in and have completed their account. Counts as a read against the rate limit.
         */
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
        /**
         * Ask to pay what is overdue in installments
         * @description Ask to pay what is overdue in installments. For people who are logged in and have completed their account. Counts as a change or a search against the rate limit.
         */
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
        /**
         * Create an account
         * @description Create an account. Anyone may call it, also without a session. Counts as a change or a search against the rate limit.
         */
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
        /**
         * Get the portal’s metadata for other sites (SAML 2.0)
         * @description Get the portal’s metadata for other sites (SAML 2.0). Anyone may call it, also without a session. Counts as a read against the rate limit.
         */
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
        /**
         * Log the person in to another site (SAML 2.0)
         * @description Log the person in to another site (SAML 2.0). For people who are logged in and have confirmed their email address. Counts as a change or a search against the rate limit.
         */
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
        /**
         * List the alerts for the logged-in person
         * @description List the alerts for the logged-in person. For people who are logged in. Counts as a read against the rate limit.
         */
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
        /**
         * Mark an alert as read
         * @description Mark an alert as read. For people who are logged in. Counts as a change or a search against the rate limit.
         */
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
        /**
         * Redirect to the page that stops emails of one kind, for email programs that open the link (it stops nothing itself)
         * @description Redirect to the page that stops emails of one kind, for email programs that open the link (it stops nothing itself). Anyone may call it, also without a session. Counts as a read against the rate limit.
         */
        get: operations["openUnsubscribe"];
        put?: never;
        /**
         * Stop emails of one kind with one click, by the link in an email (RFC 8058)
         * @description Stop emails of one kind with one click, by the link in an email (RFC 8058). Anyone may call it, also without a session. Counts as a change or a search against the rate limit.
         */
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
        /**
         * Change your language, or whom you act for
         * @description Change your language, or whom you act for. For people who are logged in. Counts as a change or a search against the rate limit.
         */
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
         * @description Every session ends. Records that the law makes the city keep lose the person’s name. For people who are logged in. Counts as a change or a search against the rate limit.
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
        /**
         * Create the account from the whole form, all or nothing
         * @description Create the account from the whole form, all or nothing. For people who are logged in and have confirmed their email address. Send an `Idempotency-Key`, and you can safely send it again. Counts as a change or a search against the rate limit.
         */
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
        /**
         * Get the draft of account creation
         * @description Get the draft of account creation. For people who are logged in and have confirmed their email address. Counts as a read against the rate limit.
         */
        get: operations["getAccountDraft"];
        /**
         * Save the draft of account creation
         * @description Save the draft of account creation. For people who are logged in and have confirmed their email address. Counts as a change or a search against the rate limit.
         */
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
        /**
         * Get a link to your email address, after mail to it did not arrive
         * @description Get a link to your email address, after mail to it did not arrive. For people who are logged in and have completed their account. Counts as a change or a search against the rate limit.
         */
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
        /**
         * Download the data that the city has about you, with the files, as a ZIP
         * @description Download the data that the city has about you, with the files, as a ZIP. For people who are logged in. Counts as a read against the rate limit.
         */
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
        /**
         * Download the data that the city has about you
         * @description Download the data that the city has about you. For people who are logged in. Counts as a read against the rate limit.
         */
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
        /**
         * Get whether your data can be downloaded right away, and your prepared archives
         * @description Get whether your data can be downloaded right away, and your prepared archives. For people who are logged in. Counts as a read against the rate limit.
         */
        get: operations["listDataExports"];
        put?: never;
        /**
         * Prepare an archive of your data and get an email when it is ready
         * @description Prepare an archive of your data and get an email when it is ready. For people who are logged in. Counts as a change or a search against the rate limit.
         */
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
        /**
         * Download a prepared archive
         * @description Download a prepared archive. For people who are logged in. Counts as a read against the rate limit.
         */
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
         * @description Send the small copy that is shown: JPEG, PNG, GIF or WebP, at most 1 MB and 1,024 pixels a side. To keep the original too, upload it in parts first (beginPictureUpload). For people who are logged in and have completed their account. The body may have 1 MB. Counts as a change or a search against the rate limit.
         */
        put: operations["setPicture"];
        post?: never;
        /**
         * Delete the profile picture
         * @description Delete the profile picture. For people who are logged in and have completed their account. Counts as a change or a search against the rate limit.
         */
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
        /**
         * Start uploading the original of a picture
         * @description Start uploading the original of a picture. For people who are logged in and have completed their account. Counts as a change or a search against the rate limit.
         */
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
        /**
         * Join the parts of the original
         * @description Join the parts of the original. For people who are logged in and have completed their account. Counts as a change or a search against the rate limit.
         */
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
        /**
         * Upload one part of the original
         * @description Upload one part of the original. For people who are logged in and have completed their account. The body may have 8 MB. Counts as a change or a search against the rate limit.
         */
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
        /**
         * List your notification settings
         * @description List your notification settings. For people who are logged in and have completed their account. Counts as a read against the rate limit.
         */
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
        /**
         * Turn a notification on or off
         * @description Turn a notification on or off. For people who are logged in and have completed their account. Counts as a change or a search against the rate limit.
         */
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
        /**
         * Change your profile
         * @description Change your profile. For people who are logged in and have completed their account. Counts as a change or a search against the rate limit.
         */
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
        /**
         * Get your user record with its history
         * @description Get your user record with its history. For people who are logged in and have completed their account. Counts as a read against the rate limit.
         */
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
        /**
         * Get your profile
         * @description Get your profile. For people who are logged in and have completed their account. Counts as a read against the rate limit.
         */
        get: operations["getProfile"];
        /**
         * The same as updateUser, with your own id in the path
         * @deprecated
         * @description The same as updateUser, with your own id in the path. Deprecated since 2026-11-01: call `updateUser`. It answers until 2028-11-01 at least. For people who are logged in. Counts as a change or a search against the rate limit.
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
        /**
         * Send the verification email again
         * @description Send the verification email again. Anyone may call it, also without a session. Counts as a change or a search against the rate limit.
         */
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
        /**
         * Email a link to choose a new password
         * @description Email a link to choose a new password. Anyone may call it, also without a session. Counts as a change or a search against the rate limit.
         */
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
        /**
         * Verify an email address
         * @description Verify an email address. Anyone may call it, also without a session. Counts as a change or a search against the rate limit.
         */
        post: operations["verifyEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "alert.published": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The city published an alert
         * @description The city published an alert. Events may come in another order than the changes, and more than once.
         */
        post: operations["receiveAlertPublished"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payment.settled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A payment was settled, for the city’s billing system
         * @description A payment was settled, for the city’s billing system. Events may come in another order than the changes, and more than once.
         */
        post: operations["receivePaymentSettled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "permit.status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A permit was applied for, or has a new state
         * @description A permit was applied for, or has a new state. Events may come in another order than the changes, and more than once.
         */
        post: operations["receivePermitStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "request.closed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The city is done with it
         * @description The city is done with it. Events may come in another order than the changes, and more than once.
         */
        post: operations["receiveRequestClosed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "request.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A report that everyone may see was sent
         * @description A report that everyone may see was sent. Events may come in another order than the changes, and more than once.
         */
        post: operations["receiveRequestCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "request.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Its status, category, place or due day changed, or it was opened again
         * @description Its status, category, place or due day changed, or it was opened again. Events may come in another order than the changes, and more than once.
         */
        post: operations["receiveRequestUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    test: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Staff of the city try whether the address works
         * @description Staff of the city try whether the address works. Events may come in another order than the changes, and more than once.
         */
        post: operations["receiveTest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        AccountCreation: {
            /**
             * @description Street and number.
             * @default
             */
            address1: string;
            /**
             * @description Apartment, suite or floor.
             * @default
             */
            address2: string;
            /**
             * @description The city of the address.
             * @default
             */
            city: string;
            /**
             * @description The first name.
             * @default
             */
            firstName: string;
            /**
             * @description Whether the person has a business.
             * @default false
             */
            hasBusiness: boolean;
            /**
             * @description Whether none of the other answers fits.
             * @default false
             */
            hasNoneOfTheAbove: boolean;
            /**
             * @description Whether the person has more than one property.
             * @default false
             */
            hasSeveralProperties: boolean;
            /**
             * @description Whether the person pays a utility bill.
             * @default false
             */
            hasUtilities: boolean;
            /**
             * @description The last name.
             * @default
             */
            lastName: string;
            /**
             * @description The organizations.
             * @default []
             */
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
            /**
             * @description The customer’s number on the utility bill.
             * @default
             */
            utilityCustomerId: string;
            /**
             * @description The number of the house on the utility bill.
             * @default
             */
            utilityStreetNumber: string;
            /**
             * @description Five digits.
             * @default
             */
            zip: string;
        };
        AccountDraft: {
            form: components["schemas"]["AccountCreation"];
            /** @description The next step of account creation. */
            step: string;
        };
        AccountLookup: {
            /** @description What the city’s records say. */
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
                /** @description 0000: found. 0001: no such account. 0002: the customer has several accounts, so send the location too. */
                ErrorCode: string;
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
            /** @description The list in which the service is shown. */
            Action: string;
            /** @description The address at which to book an appointment. */
            CalendlyLink: string | null;
            /** @description Sanitized HTML. */
            Content: string | null;
            /** @description Whether it has been taken away. */
            Deleted: boolean;
            /** @description A description in plain words. */
            Description: string;
            /** @description The address of the page where the service is. */
            ExternalLink: string | null;
            /** @description Whether people without an account can use the service. */
            GuestEnabled: boolean;
            /**
             * Format: uuid
             * @description The id of the record.
             */
            Id: string;
            /** @description The fields of this object that are in English because they do not exist in the requested language. */
            inEnglish: string[];
            /** @description The name of the service. */
            Item: string;
            /** @description The id of the form. */
            LaserficheProcessId: string | null;
            /**
             * Format: int64
             * @description The place in the list; lower numbers come first.
             */
            Order: number;
            /** @description The code of the fee at the payment provider. */
            paymentCode: string | null;
            /** @description Whether the service has a fee. */
            PaymentRequired: boolean;
            /** @description Whether it is among the popular services. */
            PopularService: boolean;
            /** @description The address of the icon. */
            PopularServiceIconURL: string | null;
            /**
             * Format: int64
             * @description The place among the popular services.
             */
            PopularServiceOrder: number | null;
            /** @description Whether residents can see it. */
            Published: boolean;
            /** @description The category of a report with this service. */
            ReportCategory: string | null;
            /** @description The kind of request that the service makes. */
            SalesforceObjectId: string | null;
            /** @description The field in which the payment is noted. */
            salesforcePaymentField: string | null;
            /**
             * @description The words in the address of its page.
             * @example report-a-pothole
             */
            Slug: string;
            /** @description Whether the mobile app opens the page inside the app. */
            ToggleInAppBrowser: boolean;
            /** @description The kind of this record. */
            Type: string;
        };
        Address: {
            /**
             * @description Street and number.
             * @default
             */
            address1: string;
            /**
             * @description Apartment, suite or floor.
             * @default
             */
            address2: string;
            /**
             * @description The city of the address.
             * @default
             */
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
        AlertEvent: {
            /** @description What the city says to everyone. */
            data: {
                /**
                 * Format: uuid
                 * @description UUID of the record, the same in each event.
                 */
                id: string;
                /**
                 * Format: date-time
                 * @description When it was published, or published again.
                 */
                publishedAt: string;
                /** @description Safe HTML, in English. */
                text: string;
                /** @description Safe HTML, in Spanish. */
                textEs: string;
                /** @description In English. */
                title: string;
                /** @description In Spanish. */
                titleEs: string;
            };
            /**
             * Format: date-time
             * @description When the change was made. `webhook-timestamp` is when it was sent.
             */
            timestamp: string;
            /**
             * @description The kind of event.
             * @enum {string}
             */
            type: "alert.published";
        };
        AnswerFile: {
            /**
             * Format: uuid
             * @description The id of the record.
             */
            id: string;
            /** @description The name. */
            name: string;
            /**
             * Format: int64
             * @description Stored size in bytes.
             */
            size: number;
            /** @description The kind of this record. */
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
            /**
             * Format: uuid
             * @description The id of the record.
             */
            id: string;
            /** @description The fields of this object that are in English because they do not exist in the requested language. */
            inEnglish: string[];
            /** @description Language of the texts. English if they do not exist in the requested language. */
            language: string;
            /** @description The parts of the page, in order. */
            layoutItems: {
                /** @description The words to show. */
                label: string;
                /** @description Screens leave out the one named Chat_Answer. */
                name: string;
                /** @description Sanitized HTML. */
                value: string;
            }[];
            /** @description Services that one can start from here. */
            relatedServices?: {
                /**
                 * Format: uuid
                 * @description The id of the record.
                 */
                id: string;
                /** @description Language of the texts. English if they do not exist in the requested language. */
                language: string;
                /** @description The title. */
                title: string;
                /** @description The address of the page or file. */
                url: string;
            }[];
            /**
             * @description The words in the address of its page.
             * @example report-a-pothole
             */
            slug: string;
            /** @description One sentence that says what it is about. */
            summary: string;
            /** @description The title. */
            title: string;
        };
        ArticleSummary: {
            /**
             * Format: uuid
             * @description The id of the record.
             */
            id: string;
            /** @description The fields of this object that are in English because they do not exist in the requested language. */
            inEnglish: string[];
            /** @description Language of the texts. English if they do not exist in the requested language. */
            language: string;
            /**
             * @description The words in the address of its page.
             * @example report-a-pothole
             */
            slug: string;
            /** @description One sentence that says what it is about. */
            summary: string;
            /** @description The title. */
            title: string;
        };
        AuthUser: {
            /** @description Whether the person is staff of the city. */
            Admin: boolean;
            /** @description The email address. */
            Email: string;
            /** @description The first name. */
            FirstName: string;
            /**
             * Format: uuid
             * @description The id of the record.
             */
            Id: string;
            /** @description The language that texts are sent in. */
            Language: string;
            /** @description The last name. */
            LastName: string;
            /** @description The phone number. */
            PhoneNumber: string | null;
            /** @description The address of the profile picture. */
            ProfilePictureUrl: string | null;
            /** @description The address as the system of customer relations has it. */
            salesforceContact: {
                /** @description Street and number. */
                address1: string;
                /** @description Apartment, suite or floor. */
                address2: string;
                /** @description The city of the address. */
                city: string;
                /** @description The state of the address, two letters. */
                state: string;
                /** @description The ZIP code. */
                zip: string;
            } | null;
            /** @description The contact record. Null until the account is complete. */
            SalesforceId: string | null;
            /** @description Id of the organization, or `personal`. */
            selectedOrganization: string;
            /** @description The organization in whose name the person uses the portal now. */
            selectedOrganizationInfo: {
                /**
                 * Format: uuid
                 * @description The id of the record.
                 */
                Id: string;
                /** @description The name. */
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
             * Format: double
             * @description As billed, in dollars.
             * @example 61.2
             */
            amount: number;
            /**
             * Format: double
             * @description Still due, in dollars. Pending payments are subtracted.
             * @example 61.2
             */
            amountDueWithoutPending: number;
            /**
             * Format: date
             * @description The day of the bill.
             */
            billDate: string;
            /**
             * Format: double
             * @description Still open in utility billing’s records, in dollars.
             * @example 61.2
             */
            currentBalance: number;
            /**
             * Format: date
             * @description The day by which to pay.
             */
            dueDate: string;
            /** @description Paid through the portal, and not yet booked by utility billing. */
            isPending: boolean;
            /**
             * Format: uuid
             * @description The key by which it is asked for.
             */
            key: string;
            /** @description The number that people know it by. */
            number: string;
            /** @description The bill as a page to read or print. */
            pageLink: string;
            /** @description The bill as PDF, in the reader’s language. */
            pdfLink: string;
            /**
             * @description The kind of this record.
             * @example Water (1001-5001)
             */
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
             * Format: double
             * @description Due without the penalty, in dollars. Pending payments are subtracted.
             * @example 61.2
             */
            amount: number;
            /**
             * Format: double
             * @description Paid above what is due, in dollars. Pending payments count.
             * @example 61.2
             */
            creditAmount: number;
            /**
             * Format: double
             * @description The last balance from utility billing, in dollars. Negative is a credit.
             * @example 61.2
             */
            currentBalance: number;
            /** @description The customer’s number at the billing system. */
            customerId: string;
            /**
             * Format: date
             * @description The day by which to pay.
             */
            dueDate: string | null;
            /** @description Whether bills come by email only. */
            isPaperless: boolean;
            /** @description Paid through the portal, and not yet booked by utility billing. */
            isPending: boolean;
            /** @description The number of the service address at the billing system. */
            locationId: string;
            /** @description The next installment if the account has a payment arrangement without a missed installment, otherwise null. Use its day instead of `dueDate`. */
            nextInstallment: {
                /**
                 * Format: double
                 * @description What is left to pay, in dollars.
                 * @example 61.2
                 */
                amount: number;
                /**
                 * Format: date
                 * @description The day by which to pay.
                 */
                dueOn: string;
            } | null;
            /**
             * Format: double
             * @description The penalty that is due, in dollars.
             * @example 61.2
             */
            penaltyAmount: number;
            /**
             * Format: double
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
            /** @description Which accounts are behind with their payments. */
            accountDelinquentStatuses: components["schemas"]["DelinquentStatus"][];
            /** @description The utility accounts. */
            accounts: components["schemas"]["BillingAccount"][];
            /** @description Of the last twelve months, and older bills that are open. Newest first. */
            bills: components["schemas"]["Bill"][];
            /** @description Twelve months, the current one first. */
            historyMonthly: {
                /**
                 * Format: double
                 * @description Dollars.
                 * @example 61.2
                 */
                billedAmount: number;
                /**
                 * @description The month.
                 * @example 2026-11
                 */
                month: string;
                /**
                 * Format: double
                 * @description Dollars.
                 * @example 61.2
                 */
                paidAmount: number;
            }[];
            /** @description Of the last twelve months, newest first. */
            payments: components["schemas"]["PaymentHistoryItem"][];
            /**
             * Format: double
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
            /** @description The short name, which stands in the address of its page. */
            Alias__c: string;
            /** @description The name of the icon. */
            Icon__c: string | null;
            /**
             * Format: uuid
             * @description The id of the record.
             */
            Id: string;
            /** @description More about the board, as an editor wrote it. */
            Label_Additional_Information1__c: string | null;
            /** @description More about the board, as an editor wrote it. */
            Label_Additional_Information2__c: string | null;
            /** @description More about the board, as an editor wrote it. */
            Label_Additional_Information3__c: string | null;
            /** @description More about the board, as an editor wrote it. */
            Label_Additional_Information4__c: string | null;
            /** @description More about the board, as an editor wrote it. */
            Label_Additional_Information5__c: string | null;
            /** @description More about the board, as an editor wrote it. */
            Label_Additional_Information6__c: string | null;
            /** @description More about the board, as an editor wrote it. */
            Label_Additional_Information7__c: string | null;
            /** @description More about the board, as an editor wrote it. */
            Label_Additional_Information8__c: string | null;
            /** @description More about the board, as an editor wrote it. */
            Label_Additional_Information9__c: string | null;
            /** @description More about the board, as an editor wrote it. */
            Label_Additional_Information10__c: string | null;
            /** @description Language of the texts. English if they do not exist in the requested language. */
            language: string;
            /** @description On which days the board meets. */
            Meeting_Date__c: string | null;
            /** @description Where the board meets. */
            Meeting_Location__c: string | null;
            /** @description At what time the board meets. */
            Meeting_Time__c: string | null;
            /** @description The name. */
            Name: string;
            /** @description The meeting that comes next. */
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
            /**
             * Format: int64
             * @description Seats, without alternates.
             */
            Size__c: number;
            /** @description The member of staff who looks after the board. */
            Staff_Liaison__r: {
                /** @description The name. */
                Name: string;
            } | null;
            /** @description The email address of that member of staff. */
            Staff_Liaison_Email__c: string | null;
            /** @description The phone number of that member of staff. */
            Staff_Liaison_Phone__c: string | null;
            /** @description How long a term is. */
            Term_Length__c: string | null;
            /** @description How many terms a member may serve. */
            Term_Limit__c: string | null;
            /**
             * Format: int64
             * @description Seats without a member for which people can apply.
             */
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
                /** @description Who was there. */
                attendance: {
                    /** @description The name. */
                    name: string;
                    /** @description How the member took part, or why not. */
                    status: string;
                }[];
                /**
                 * Format: date
                 * @description In the city.
                 */
                day: string;
                /** @description The files. */
                files: {
                    /**
                     * Format: uuid
                     * @description The id of the record.
                     */
                    id: string;
                    /** @description The kind of this entry. */
                    kind: string;
                    /** @description The words to show. */
                    label: string;
                    /** @description The address of the page or file. */
                    url: string;
                }[];
                /**
                 * Format: uuid
                 * @description The id of the record.
                 */
                id: string;
                /** @description Whether the meeting is canceled. */
                isCancelled: boolean;
                /** @description Where it is. */
                location: string | null;
                /**
                 * Format: date-time
                 * @description Null if the time is not known yet.
                 */
                startsAt: string | null;
                /** @description The title. */
                title: string | null;
                /** @description The address of the video. */
                videoUrl: string | null;
            }[];
            /** @description Documents of the board. */
            resources: {
                /**
                 * Format: uuid
                 * @description The id of the record.
                 */
                id: string;
                /** @description The kind of this entry. */
                kind: string;
                /** @description The words to show. */
                label: string;
                /** @description The address of the page or file. */
                url: string;
            }[];
            /** @description Alternates last. */
            seats: {
                /** @description Who appoints its member. */
                appointer: string | null;
                /**
                 * Format: uuid
                 * @description The id of the record.
                 */
                id: string;
                /** @description Whether the seat stands in for others. */
                isAlternate: boolean;
                /** @description Someone takes it later. */
                isPromised: boolean;
                /** @description People can apply for it. */
                isVacant: boolean;
                /** @description Whether the seat has a vote. */
                isVoting: boolean;
                /** @description Who sits in the seat. Null if it is free. */
                member: {
                    /** @description Who was there. */
                    attendance: {
                        /**
                         * Format: int64
                         * @description Meetings that the member missed.
                         */
                        absent: number;
                        /**
                         * Format: int64
                         * @description Meetings that the member was excused from.
                         */
                        excused: number;
                        /**
                         * Format: int64
                         * @description Meetings that the member came to.
                         */
                        present: number;
                        /**
                         * Format: int64
                         * @description Meetings that the member joined from elsewhere.
                         */
                        remote: number;
                    };
                    /**
                     * Format: date
                     * @description In the city.
                     */
                    fromDay: string | null;
                    /** @description The name. */
                    name: string;
                    /** @description The offices of the member. */
                    offices: string[];
                    /**
                     * Format: int64
                     * @description Of the meetings while they had a seat, how many they came to, in the room or remotely. Excused meetings do not count. Null: no meeting counts.
                     */
                    percentage: number | null;
                    /**
                     * Format: date
                     * @description In the city.
                     */
                    toDay: string | null;
                } | null;
                /** @description The name. */
                name: string | null;
                /**
                 * Format: int64
                 * @description The place in the list; lower numbers come first.
                 */
                position: number;
                /** @description What a member of this seat must bring. */
                requirements: string | null;
                /**
                 * Format: int64
                 * @description How many years a term has.
                 */
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
            /**
             * Format: uuid
             * @description The id of the folder.
             */
            folderId: string;
        };
        BoxFolderPage: {
            /** @description Whether the caller may add a document. */
            canAdd: boolean;
            /** @description The documents. */
            documents: {
                /** @description Which side did it. */
                by: string;
                /**
                 * Format: date-time
                 * @description When it was created.
                 */
                createdAt: string;
                /**
                 * Format: uuid
                 * @description The id of the record.
                 */
                id: string;
                /** @description The name. */
                name: string;
                /**
                 * Format: int64
                 * @description Bytes.
                 */
                size: number;
                /** @description The kind of this record. */
                type: string;
                /** @description Valid for 15 minutes. */
                url: string;
            }[];
            /**
             * Format: uuid
             * @description The id of the folder.
             */
            folderId: string;
            /** @description The kind of this entry. */
            kind: string;
            /** @description The name. */
            name: string;
            /** @description The request number, or the account number. */
            number: string;
            /**
             * Format: int64
             * @description The page of the list; the first is 1.
             */
            page: number;
            /**
             * Format: int64
             * @description How many pages the list has.
             */
            pages: number;
            /**
             * Format: int64
             * @description How many there are on all pages.
             */
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
            /** @description The id of the record. */
            id: string;
            /** @description The name. */
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
            /**
             * @description The email address.
             * @example name@example.com
             */
            email: string;
            /**
             * Format: password
             * @description The password.
             */
            password: string;
            /**
             * @description web: an HttpOnly cookie. mobile: tokens in the reply.
             * @default web
             * @enum {string}
             */
            session: "web" | "mobile";
        };
        CatalogedDataSet: {
            /**
             * @description Of DCAT.
             * @enum {string}
             */
            "@type": "dcat:Dataset";
            /**
             * @description For everyone.
             * @enum {string}
             */
            accessLevel: "public";
            /**
             * @description Every day (ISO 8601).
             * @enum {string}
             */
            accrualPeriodicity: "R/P1D";
            /** @description Who answers questions. */
            contactPoint: {
                /**
                 * @description Of DCAT.
                 * @enum {string}
                 */
                "@type": "vcard:Contact";
                /** @description The city. */
                fn: string;
                /** @description As `mailto:` address. */
                hasEmail: string;
            };
            /** @description English. */
            description: string;
            /** @description One for each file. */
            distribution: {
                /**
                 * @description Of DCAT.
                 * @enum {string}
                 */
                "@type": "dcat:Distribution";
                /** @description The address of the file. */
                downloadURL: string;
                /** @description The same for people. */
                format: string;
                /** @description The content type of the file. */
                mediaType: string;
                /** @description English. */
                title: string;
            }[];
            /** @description Never changes. */
            identifier: string;
            /**
             * Format: date
             * @description The day of the first files.
             */
            issued: string;
            /** @description English. */
            keyword: string[];
            /** @description The page that people read. */
            landingPage: string;
            /** @description Of names and values. */
            language: "en-US"[];
            /** @description The address of the license. */
            license: string;
            /**
             * Format: date
             * @description The day of the present files.
             */
            modified: string;
            /** @description Who publishes it. */
            publisher: {
                /**
                 * @description Of DCAT.
                 * @enum {string}
                 */
                "@type": "org:Organization";
                /** @description The city. */
                name: string;
            };
            /** @description English. */
            title: string;
        };
        ChecklistStep: {
            /** @description What it is about. */
            about: string;
            /** @description Null: not known, or not the city’s. */
            fee: {
                /**
                 * Format: double
                 * @description Dollars.
                 */
                amount: number;
                /** @description It rises with what is counted. */
                isLeast: boolean;
            } | null;
            /** @description The page that starts it. Null: not with the city online. */
            href: string | null;
            /** @description Ticked, or its request is complete. */
            isDone: boolean;
            /** @description Whether the person checked the step. */
            isTicked: boolean;
            /** @description Of the license that was issued for the request. */
            licenseCode: string | null;
            /** @description The part of the way that the step belongs to. */
            phase: string;
            /** @description Your latest request for this step. */
            request: {
                /** @description The number that people know it by. */
                number: string;
                /** @description The status that it has. */
                status: string;
                statusInformation: components["schemas"]["StatusInformation"];
                /** @description The kind of this record. */
                type: string;
            } | null;
            /** @description The step of the checklist. */
            step: string;
            /** @description How long it takes. */
            time: string;
            /** @description The title. */
            title: string;
        };
        Citation: {
            /**
             * Format: double
             * @description Due, in dollars. It is paid in full, and is 0 if it is already paid.
             */
            amount: number;
            /**
             * Format: date
             * @description The day by which to pay.
             */
            dueOn: string | null;
            /** @description Whether it is paid. */
            isPaid: boolean;
            /**
             * Format: date
             * @description The day on which it was issued.
             */
            issuedOn: string;
            /** @description The number that people know it by. */
            number: string;
            /** @description The page to pay it. Anyone with this link sees what is due. */
            path: string;
            /**
             * @description The purpose, in the requested language if the office sent it.
             * @example Expired meter
             */
            type: string;
            /** @description The language of `type`. */
            typeLanguage: string;
        };
        ContractorPermit: {
            /** @description The street address. */
            address: string;
            /**
             * Format: date
             * @description The day of the application.
             */
            appliedOn: string;
            /** @description The next inspection that is booked. */
            booked: {
                /**
                 * Format: date
                 * @description The day in the city.
                 */
                day: string;
                /** @description The name. */
                name: string;
                /** @description The half of the day. */
                window: string;
            } | null;
            /**
             * Format: date
             * @description The last day on which work may go on.
             */
            expiresOn: string | null;
            /**
             * Format: int64
             * @description The fee in cents.
             */
            feeCents: number;
            /** @description In the reader’s language. */
            kind: string;
            /** @description The contractor license that it names. */
            license: string;
            /** @description Of an issued permit: the next one to book. */
            nextInspection: string | null;
            /**
             * Format: int64
             * @description The number that people know it by.
             */
            number: number;
            /** @description The state that it is in. */
            state: string;
            /** @description The status that it has. */
            status: string;
            /** @description Reviews not done yet. */
            waitsFor: string[];
            /**
             * Format: int64
             * @description The year.
             */
            year: number;
        };
        DataExport: {
            /** @description What was typed before the account was complete. */
            accountDraft: {
                /**
                 * @description Street and number.
                 * @default
                 */
                address1: string;
                /**
                 * @description Apartment, suite or floor.
                 * @default
                 */
                address2: string;
                /**
                 * @description The city of the address.
                 * @default
                 */
                city: string;
                /**
                 * @description The first name.
                 * @default
                 */
                firstName: string;
                /**
                 * @description Whether the person has a business.
                 * @default false
                 */
                hasBusiness: boolean;
                /**
                 * @description Whether none of the other answers fits.
                 * @default false
                 */
                hasNoneOfTheAbove: boolean;
                /**
                 * @description Whether the person has more than one property.
                 * @default false
                 */
                hasSeveralProperties: boolean;
                /**
                 * @description Whether the person pays a utility bill.
                 * @default false
                 */
                hasUtilities: boolean;
                /**
                 * @description The last name.
                 * @default
                 */
                lastName: string;
                /**
                 * @description The organizations.
                 * @default []
                 */
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
                /**
                 * @description The customer’s number on the utility bill.
                 * @default
                 */
                utilityCustomerId: string;
                /**
                 * @description The number of the house on the utility bill.
                 * @default
                 */
                utilityStreetNumber: string;
                /**
                 * @description Five digits.
                 * @default
                 */
                zip: string;
            } | null;
            /** @description The person’s name and address. */
            contact: {
                /** @description Street and number. */
                address1: string;
                /** @description Apartment, suite or floor. */
                address2: string;
                /** @description The city of the address. */
                city: string;
                /** @description The email address. */
                Email: string | null;
                /** @description The first name. */
                FirstName: string;
                /** @description The id of the record. */
                Id: string;
                /** @description The last name. */
                LastName: string;
                /** @description The phone number. */
                PhoneNumber: string | null;
                /** @description The state that it is in. */
                state: string;
                /** @description The ZIP code. */
                zip: string;
            } | null;
            /** @description What was done in the account. */
            deeds: {
                /**
                 * Format: date-time
                 * @description When it happened.
                 */
                at: string;
                /** @description Whether the person did it, not a member of staff. */
                byYourself: boolean;
                /** @description The name of the operation. */
                operation: string;
            }[];
            /** @description What happened. */
            events: {
                /** @description What was done. */
                Action: string;
                /**
                 * Format: date-time
                 * @description When it was created.
                 */
                created_at: string;
                /** @description What the event says. */
                EventData: string;
                /** @description The name of the event. */
                EventName: string;
                /** @description What it was done to. */
                Item: string;
            }[];
            /**
             * Format: date-time
             * @description When it was made.
             */
            madeAt: string;
            /** @description The settings of notifications. */
            notificationSettings: {
                /** @description Whether it is switched on. */
                enabled: boolean;
                /** @description The name of the notification setting. */
                notificationId: string;
            }[];
            /** @description The organizations. */
            organizations: components["schemas"]["JoinedOrganization"][];
            /** @description The addresses of the account. */
            properties: components["schemas"]["Address"][];
            /** @description The sessions of the account. */
            sessions: {
                /** @description The app that was used. */
                app: string;
                /**
                 * Format: date-time
                 * @description When it was created.
                 */
                createdAt: string;
                /** @description The network address. */
                ipAddress: string | null;
                /**
                 * Format: date-time
                 * @description When the session was last used.
                 */
                lastSeenAt: string;
                /** @description What the browser or app says of itself. */
                userAgent: string | null;
            }[];
            /** @description The settings. */
            settings: {
                /** @description Whether messages also come by email. */
                toggleEmailNotifications: boolean;
                /** @description Whether messages also come to the phone. */
                togglePhoneNotifications: boolean;
            } | null;
            user: components["schemas"]["User"];
            /** @description The utility accounts. */
            utilityAccounts: components["schemas"]["UtilityAccount"][];
        };
        DataExportJob: {
            /**
             * Format: date-time
             * @description When it was created.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description It is deleted at this time.
             */
            expiresAt: string;
            /**
             * Format: uuid
             * @description The id of the record.
             */
            id: string;
            /**
             * Format: int64
             * @description Size in bytes, once it is ready.
             */
            size: number | null;
            /** @description The status that it has. */
            status: string;
        };
        DataSet: {
            /** @description What one row is, and what is left out, in the reader’s language. */
            about: string;
            /** @description In the order of the files. */
            columns: {
                /** @description What it holds, in the reader’s language. */
                about: string;
                /** @description In the files. */
                name: string;
                /** @description Days are YYYY-MM-DD in the city’s time zone. Degrees are those of WGS 84. yes-no is true or false. */
                type: string;
            }[];
            /** @description One of each format. */
            files: {
                /** @description The end of the address. */
                format: string;
                /** @description The content type of the file. */
                mediaType: string;
                /**
                 * @description Below the API.
                 * @example /open-data/requests.csv
                 */
                path: string;
                /**
                 * Format: int64
                 * @description In bytes. Null before the first night.
                 */
                size: number | null;
            }[];
            /** @description English. */
            keywords: string[];
            /**
             * Format: date-time
             * @description As of when the rows are. Null before the first night.
             */
            madeAt: string | null;
            /** @description In the addresses of its files. */
            name: string;
            /**
             * Format: int64
             * @description Null before the first night: a download is of the moment.
             */
            rows: number | null;
            /**
             * Format: date
             * @description The day of its first files. Null before the first night.
             */
            since: string | null;
            /** @description In the reader’s language. */
            title: string;
        };
        DelinquentStatus: {
            /**
             * @description Customer and location number.
             * @example 1001-5001
             */
            accountNumber: string;
            /**
             * Format: double
             * @description Dollars. Pending payments are subtracted.
             * @example 61.2
             */
            amount: number;
            /**
             * Format: date
             * @description The day since it is overdue, or the day the water is turned off.
             */
            date: string;
            /** @description The kind of this record. */
            type: string;
        };
        DraftFile: {
            /**
             * Format: uuid
             * @description The id of the record.
             */
            id: string;
            /** @description The name. */
            name: string;
            /**
             * Format: int64
             * @description Stored size in bytes.
             */
            size: number;
            /** @description The kind of this record. */
            type: string;
        };
        EnrolledAutopay: {
            /**
             * @description Whether autopay pays the bills.
             * @enum {boolean}
             */
            AutopayEnabled: true;
            /**
             * Format: uuid
             * @description The id of the autopay enrollment.
             */
            AutopayId: string;
            /** @description S: savings account. C: checking account. R: card. */
            AutopayStatus: string;
            /**
             * Format: uuid
             * @description Id of the saved method.
             */
            PaymentProfileId: string;
            /**
             * @description Whether it was done.
             * @enum {boolean}
             */
            success: true;
        };
        FeatureFlag: {
            /** @description Whether it is switched on. */
            enabled: boolean;
            /** @description The name. */
            name: string;
        };
        Fee: {
            /**
             * Format: double
             * @description Dollars.
             */
            amount: number;
            /** @description The fields of this object that are in English because they do not exist in the requested language. */
            inEnglish: string[];
            /** @description Whether it is paid. */
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
            /** @description Whether it takes the whole day. */
            allDay: boolean;
            /**
             * @description Day or days in the city, in the requested language.
             * @example Nov 20, 2026
             */
            dates: string;
            /** @description Like start. For all-day events, the last day. */
            end: (string | null) | string;
            /**
             * Format: uuid
             * @description The id of the record.
             */
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
            /**
             * Format: uuid
             * @description The id of the record.
             */
            id: string;
            /** @description The name. */
            name: string;
        };
        FollowedPermit: {
            /**
             * Format: int64
             * @description The number that people know it by.
             */
            number: number;
            /**
             * @description The title.
             * @example Roof, 2101 Millrace St
             */
            title: string;
            /**
             * Format: int64
             * @description The year.
             */
            year: number;
        };
        /** @description True if the answer to the field, or one of its answers, is among these. */
        FormCondition: {
            /** @description The name of the field. */
            field: string;
            /** @description The answers for which it holds. */
            is: string[];
        };
        FormDefinition: {
            /** @description The fees. */
            fees: {
                /**
                 * Format: int64
                 * @description In cents.
                 */
                cents: number;
                label: components["schemas"]["FormText"];
                /** @description The field whose number the fee is multiplied by. */
                perUnitOf?: string;
                when?: components["schemas"]["FormCondition"];
            }[];
            /**
             * @description Ask `checkForm` on each page and before sending.
             * @enum {boolean}
             */
            isChecked?: true;
            /** @description The pages of the form, in order. */
            pages: {
                /** @description The fields, in order. */
                fields: components["schemas"]["FormField"][];
                title: components["schemas"]["FormText"];
                when?: components["schemas"]["FormCondition"];
            }[];
            thanks: components["schemas"]["FormText"];
        };
        FormField: {
            hint?: components["schemas"]["FormText"];
            /**
             * @description Whether an answer is needed.
             * @enum {boolean}
             */
            isRequired?: true;
            /**
             * @description Its answer names the subject of the request.
             * @enum {boolean}
             */
            isSubject?: true;
            /**
             * @description The kind of this entry.
             * @enum {string}
             */
            kind: "text" | "paragraph";
            label: components["schemas"]["FormText"];
            /**
             * Format: int64
             * @description The most characters that are taken.
             */
            maxLength?: number;
            /** @description What to say if the answer is missing. */
            missing?: {
                /** @description In English. */
                en: string;
                /** @description In Spanish. */
                es: string;
            };
            /** @description The name. */
            name: string;
            when?: components["schemas"]["FormCondition"];
        } | {
            hint?: components["schemas"]["FormText"];
            /**
             * @description Whether an answer is needed.
             * @enum {boolean}
             */
            isRequired?: true;
            /**
             * @description Its answer names the subject of the request.
             * @enum {boolean}
             */
            isSubject?: true;
            /**
             * @description The kind of this entry.
             * @enum {string}
             */
            kind: "email" | "phone" | "date" | "address" | "yes-no";
            label: components["schemas"]["FormText"];
            /** @description What to say if the answer is missing. */
            missing?: {
                /** @description In English. */
                en: string;
                /** @description In Spanish. */
                es: string;
            };
            /** @description The name. */
            name: string;
            when?: components["schemas"]["FormCondition"];
        } | {
            /**
             * Format: int64
             * @description How many digits after the point are taken.
             */
            decimals?: number;
            hint?: components["schemas"]["FormText"];
            /**
             * @description Whether an answer is needed.
             * @enum {boolean}
             */
            isRequired?: true;
            /**
             * @description Its answer names the subject of the request.
             * @enum {boolean}
             */
            isSubject?: true;
            /**
             * @description The kind of this entry.
             * @enum {string}
             */
            kind: "number";
            label: components["schemas"]["FormText"];
            /**
             * Format: double
             * @description The largest number that is taken.
             */
            max?: number;
            /**
             * Format: double
             * @description The smallest number that is taken.
             */
            min?: number;
            /** @description What to say if the answer is missing. */
            missing?: {
                /** @description In English. */
                en: string;
                /** @description In Spanish. */
                es: string;
            };
            /** @description The name. */
            name: string;
            when?: components["schemas"]["FormCondition"];
        } | {
            /** @description What can be chosen. */
            choices: {
                label: components["schemas"]["FormText"];
                /** @description The value. */
                value: string;
                /** @description Offered only if this holds. */
                when?: {
                    /** @description The name of the field. */
                    field: string;
                    /** @description The answers for which it holds. */
                    is: string[];
                };
            }[];
            /**
             * @description The choices are those of the city’s records now.
             * @enum {string}
             */
            from?: "boards";
            hint?: components["schemas"]["FormText"];
            /**
             * @description Whether an answer is needed.
             * @enum {boolean}
             */
            isRequired?: true;
            /**
             * @description Its answer names the subject of the request.
             * @enum {boolean}
             */
            isSubject?: true;
            /**
             * @description The kind of this entry.
             * @enum {string}
             */
            kind: "choice" | "choices";
            label: components["schemas"]["FormText"];
            /** @description What to say if the answer is missing. */
            missing?: {
                /** @description In English. */
                en: string;
                /** @description In Spanish. */
                es: string;
            };
            /** @description The name. */
            name: string;
            when?: components["schemas"]["FormCondition"];
        } | {
            hint?: components["schemas"]["FormText"];
            /**
             * @description Whether an answer is needed.
             * @enum {boolean}
             */
            isRequired?: true;
            /**
             * @description Its answer names the subject of the request.
             * @enum {boolean}
             */
            isSubject?: true;
            /**
             * @description The kind of this entry.
             * @enum {string}
             */
            kind: "files";
            label: components["schemas"]["FormText"];
            /** @description What to say if the answer is missing. */
            missing?: {
                /** @description In English. */
                en: string;
                /** @description In Spanish. */
                es: string;
            };
            /**
             * Format: int64
             * @description The most that can be chosen.
             */
            most: number;
            /** @description The name. */
            name: string;
            when?: components["schemas"]["FormCondition"];
        } | {
            hint?: components["schemas"]["FormText"];
            /**
             * @description Whether an answer is needed.
             * @enum {boolean}
             */
            isRequired?: true;
            /**
             * @description Its answer names the subject of the request.
             * @enum {boolean}
             */
            isSubject?: true;
            /**
             * @description The kind of this entry.
             * @enum {string}
             */
            kind: "license";
            label: components["schemas"]["FormText"];
            /** @description What to say if the answer is missing. */
            missing?: {
                /** @description In English. */
                en: string;
                /** @description In Spanish. */
                es: string;
            };
            /** @description The name. */
            name: string;
            when?: components["schemas"]["FormCondition"];
        } | {
            /**
             * @description The kind of this entry.
             * @enum {string}
             */
            kind: "words";
            label: components["schemas"]["FormText"];
            /** @description The name. */
            name: string;
            when?: components["schemas"]["FormCondition"];
        };
        FormText: {
            /** @description In English. */
            en: string;
            /** @description In Spanish. */
            es: string;
        };
        FoundContractor: {
            /** @description Today. */
            isValid: boolean;
            /** @description The name. */
            name: string;
            /** @description The number that people know it by. */
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
            /**
             * Format: date
             * @description The day of the application.
             */
            appliedOn: string;
            /**
             * @description The kind of this entry.
             * @example Roof
             */
            kind: string;
            /**
             * Format: double
             * @description Degrees, WGS 84.
             */
            latitude: number | null;
            /**
             * Format: double
             * @description Degrees east; negative in America.
             */
            longitude: number | null;
            /** @description The owner. Empty where the city does not publish names. */
            Name: string;
            /**
             * Format: int64
             * @description The number after the year in the permit’s number.
             */
            number: number;
            /** @description The status that it has. */
            status: string;
            /** @description The name of the street. */
            StreetName: string;
            /** @description The number of the house. */
            StreetNumber: string;
            /** @description The end of the street’s name, such as St or Ave. */
            StreetSuffix: string;
            /**
             * Format: int64
             * @description Four digits.
             */
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
            /** @description The address of the parcel. */
            Parcel_Address__c: string;
            /** @description As the city’s data has it; empty if it is not known. */
            Refuse_Pickup_Day__c: string;
            /** @description The ZIP code. */
            zip: string;
        };
        HostedForm: {
            definition: components["schemas"]["FormDefinition"];
            /** @description The bpid. */
            id: string;
            /** @description The name. */
            name: string;
            /** @description The service that the form belongs to. */
            service: {
                /**
                 * Format: uuid
                 * @description The id of the record.
                 */
                id: string;
                /** @description Whether people without an account can use the service. */
                isGuestEnabled: boolean;
                /** @description The name. */
                name: string;
            };
            /**
             * Format: int64
             * @description Grows by one with each change.
             */
            version: number;
        };
        /** @description Links that live a quarter of an hour. */
        InspectionPhoto: {
            /** @description A small copy, or the photo itself. */
            thumbnail: string;
            /** @description The address of the page or file. */
            url: string;
        };
        JoinedOrganization: {
            /**
             * Format: uuid
             * @description The id of the record.
             */
            Id: string;
            /** @description Whether the person manages the organization. */
            Manager: boolean;
            /** @description The name. */
            Name: string;
            /** @description False until a manager approves. */
            Verified: boolean;
        };
        KnownDetails: {
            /** @description Street and number. The organization’s, if you act for one. */
            address: string;
            /** @description The email address. */
            email: string;
            /** @description The name. */
            name: string;
            /** @description The organization you act for. Otherwise empty. */
            organization: string;
            /** @description The phone number. */
            phone: string;
        };
        LandParcelMaster: {
            /** @description The street address. */
            address: string;
            /** @description The district that the parcel lies in. */
            County_Board_District__c: string;
            /** @description All that it lies in: base districts by their share, then overlays. */
            districts: components["schemas"]["ParcelDistrict"][];
            /** @description The historic district, if the parcel lies in one. */
            Historic_District__c: string | null;
            /**
             * Format: uuid
             * @description The id of the record.
             */
            Id: string;
            /**
             * Format: double
             * @description Degrees, WGS 84.
             */
            latitude: number;
            /** @description The district in which leaves are collected. */
            Leaf_District__c: string;
            /**
             * Format: double
             * @description Degrees east; negative in America.
             */
            longitude: number;
            /** @description What the parcel is used for. */
            Parcel_Current_Land_Use__c: string;
            /** @description The zoning district of the parcel. */
            Parcel_Primary_Zoning__c: string;
            /** @description The number of the parcel. */
            parcelNumber: string;
            /** @description The day of the week on which garbage is collected. */
            Refuse_Pickup_Day__c: string;
            /** @description The district that the parcel lies in. */
            School_District__c: string;
            /** @description The district that the parcel lies in. */
            State_Representative_District__c: string;
            /** @description The district that the parcel lies in. */
            State_Senate_District__c: string;
            /** @description The district that the parcel lies in. */
            U_S_Congressional_District__c: string;
            /** @description The unit of the number, or the apartment in an address. */
            unit: string | null;
            /** @description When water is billed. */
            Water_Billing_Cycle_Dates__c: string;
            /** @description The ZIP code. */
            zip: string;
        };
        LanguageOption: {
            /** @description The name of the language in English. */
            enName: string;
            /** @description The code of the language: en or es. */
            i18nCode: string;
            /** @description The name of the language in that language. */
            nativeName: string;
        };
        LicenseCheck: {
            /** @description The street address. */
            address: string;
            /** @description The name of the business. */
            businessName: string;
            /** @description Its code, which never changes. */
            code: string;
            /**
             * Format: date
             * @description The first day on which it counts.
             */
            fromDay: string;
            /** @description In the reader’s language. */
            kind: string;
            /** @description The number that people know it by. */
            number: string;
            /** @description How it ended. */
            result: string;
            /**
             * Format: date
             * @description Included.
             */
            toDay: string;
            /**
             * Format: int64
             * @description The year.
             */
            year: number;
        };
        LicenseRenewal: {
            /**
             * Format: double
             * @description Dollars.
             */
            amount: number;
            /** @description The number to give when asking about it. */
            caseNumber: string;
            /** @description It counts when the renewal is paid. */
            code: string;
            /** @description The page to pay it. */
            path: string;
            /**
             * Format: uuid
             * @description The id of the request.
             */
            requestId: string;
        };
        ListedPermitDocument: {
            /**
             * Format: uuid
             * @description The id of the record.
             */
            id: string;
            /** @description Whether everyone may see it. */
            isPublic: boolean;
            /** @description The kind of this entry. */
            kind: string;
            /** @description The name. */
            name: string;
            /** @description The latest first. */
            versions: components["schemas"]["PlanVersion"][];
        };
        MailEvent: {
            /** @description What the other mail server said. */
            detail: string;
            /** @description The email address. */
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
                /** @description The days of the week on which it applies. */
                daysActive: {
                    /** @description Every day. */
                    everyDay: boolean;
                    /** @description On Fridays. */
                    friday: boolean;
                    /** @description On Mondays. */
                    monday: boolean;
                    /** @description On Saturdays. */
                    saturday: boolean;
                    /** @description On Sundays. */
                    sunday: boolean;
                    /** @description On Thursdays. */
                    thursday: boolean;
                    /** @description On Tuesdays. */
                    tuesday: boolean;
                    /** @description On Wednesdays. */
                    wednesday: boolean;
                };
                /** @description Whether it is switched on. */
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
                /** @description The text in English. */
                englishText: string;
                /** @description The text in Spanish. */
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
                /** @description The days of the week on which it applies. */
                daysActive: {
                    /** @description Every day. */
                    everyDay: boolean;
                    /** @description On Fridays. */
                    friday: boolean;
                    /** @description On Mondays. */
                    monday: boolean;
                    /** @description On Saturdays. */
                    saturday: boolean;
                    /** @description On Sundays. */
                    sunday: boolean;
                    /** @description On Thursdays. */
                    thursday: boolean;
                    /** @description On Tuesdays. */
                    tuesday: boolean;
                    /** @description On Wednesdays. */
                    wednesday: boolean;
                };
                /** @description Whether it is switched on. */
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
                /** @description The text in English. */
                englishText: string;
                /** @description The text in Spanish. */
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
            /** @description Whether bills can be paid online now. */
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
            /**
             * Format: uuid
             * @description The id of the record.
             */
            id: string;
            /** @description The fields of this object that are in English because they do not exist in the requested language. */
            inEnglish: string[];
            /** @description Language of the texts. English if they do not exist in the requested language. */
            language: string;
            /** @description The name. */
            name: string;
            /**
             * @description The words in the address of its page.
             * @example report-a-pothole
             */
            slug: string;
            /** @description The way that the material goes. */
            stream: string;
            /** @description Other words for it, with commas between. */
            words: string;
        };
        Message: {
            /** @description The text of the message. */
            Body: string;
            /**
             * Format: date-time
             * @description When it was created.
             */
            CreatedAt: string;
            /**
             * Format: uuid
             * @description The id of the record.
             */
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
            /** @description The kind of request that the message is about. */
            SObjectType: string | null;
            /** @description The title. */
            Title: string;
        };
        NamedOrganization: {
            /**
             * @description Street and number.
             * @default
             */
            address1: string;
            /**
             * @description Apartment, suite or floor.
             * @default
             */
            address2: string;
            /**
             * @description The number of the business license.
             * @default
             */
            businessLicenseId: string;
            /**
             * @description The city of the address.
             * @default
             */
            city: string;
            /**
             * @description The name.
             * @default
             */
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
            /**
             * @description The tax number of the organization.
             * @default
             */
            taxId: string;
            /**
             * @description Five digits.
             * @default
             */
            zip: string;
        };
        NearbyReport: {
            /** @description The category of the report. */
            category: string;
            /**
             * Format: date-time
             * @description When it was created.
             */
            createdAt: string;
            /**
             * Format: int64
             * @description How far away it is, in meters.
             */
            distanceMeters: number;
            /**
             * Format: uuid
             * @description The id of the record.
             */
            id: string;
            /** @description The caller sent it or follows it. */
            isFollowed: boolean;
            /**
             * Format: double
             * @description Degrees, rounded to about 10 meters.
             */
            latitude: number;
            /**
             * Format: double
             * @description Degrees east; negative in America.
             */
            longitude: number;
            /** @description The status that it has. */
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
             * @description The kind of this entry. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "atMost";
            /**
             * Format: double
             * @description No permit is needed up to this.
             */
            most: number;
            /** @description The question, in the reader’s language. */
            text: string;
            /** @description The unit of the number, or the apartment in an address. */
            unit: string;
        };
        NeedQuestion: components["schemas"]["NeedNumber"] | components["schemas"]["NeedYesNo"];
        NeedYesNo: {
            /** @description The answer. */
            answer: string;
            /**
             * @description Of the answer.
             * @example area
             */
            key: string;
            /**
             * @description The kind of this entry. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "is";
            /** @description The question, in the reader’s language. */
            text: string;
        };
        NewDevice: {
            /**
             * @description Where the app runs.
             * @enum {string}
             */
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
            /**
             * Format: uuid
             * @description The id of the record.
             */
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
            /** @description The category of the news. */
            Category__c: string;
            /**
             * Format: uuid
             * @description The id of the record.
             */
            Id: string;
            /** @description The fields of this object that are in English because they do not exist in the requested language. */
            inEnglish: string[];
            /** @description Language of the texts. English if they do not exist in the requested language. */
            language: string;
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
                /** @description Whether it comes to the inbox. */
                inbox: boolean;
                /** @description Whether it comes by email. */
                mail: boolean;
                /**
                 * @description The name of the notification setting.
                 * @enum {string}
                 */
                notificationId: "request-updates" | "bill-ready" | "delinquent-billing" | "license-reminders" | "board-news" | "pickup-reminders" | "city-announcements";
                /** @description Whether it comes to the phone or browser. */
                push: boolean;
            }[];
            /**
             * @description The language that texts are sent in.
             * @enum {string}
             */
            language: "en" | "es";
            /** @description Hours of the city’s clock, over midnight if `from` is later than `to`. What comes meanwhile waits for their end, but for notices of logins, receipts and urgent messages. Null where it stands: none. */
            quietHours: {
                /**
                 * Format: int64
                 * @description The hour at which the quiet time begins.
                 */
                from: number;
                /**
                 * Format: int64
                 * @description The hour at which the quiet time ends.
                 */
                to: number;
            } | null;
        };
        NotificationChoices: {
            /** @description The choice for each kind of message. */
            kinds: {
                /** @description Those of its channels that cannot be turned off. */
                always: string[];
                /** @description Those that it has. */
                channels: string[];
                /** @description Whether it comes to the inbox. */
                inbox: boolean;
                /** @description Whether it comes by email. */
                mail: boolean;
                /** @description The name of the notification setting. */
                notificationId: string;
                /** @description Whether it comes to the phone or browser. */
                push: boolean;
            }[];
            /** @description Of messages. */
            language: string;
            /** @description Hours of the city’s clock, over midnight if `from` is later than `to`. What comes meanwhile waits for their end, but for notices of logins, receipts and urgent messages. Null where it stands: none. */
            quietHours: {
                /**
                 * Format: int64
                 * @description The hour at which the quiet time begins.
                 */
                from: number;
                /**
                 * Format: int64
                 * @description The hour at which the quiet time ends.
                 */
                to: number;
            } | null;
        };
        NotificationSetting: {
            /** @description Whether it is switched on. */
            enabled: boolean;
            /** @description The name of the notification setting. */
            notificationId: string;
            /** @description In the reader’s language. */
            notificationName: string;
            /** @description The person turned it off. */
            optedOut: boolean;
        };
        OpaqueData: {
            /**
             * @description The kind of the payment provider’s token.
             * @example COMMON.ACCEPT.INAPP.PAYMENT
             */
            dataDescriptor: string;
            /** @description The payment provider’s token. */
            dataValue: string;
        };
        OpenData: {
            /** @description All data sets. */
            dataSets: components["schemas"]["DataSet"][];
            /** @description Use the data for anything, without asking. */
            license: {
                /**
                 * @description Its identifier in the SPDX list.
                 * @enum {string}
                 */
                id: "CC0-1.0";
                /**
                 * @description Its text.
                 * @enum {string}
                 */
                url: "https://creativecommons.org/publicdomain/zero/1.0/";
            };
        };
        OpenDataCatalog: {
            /** @description What the names mean. */
            "@context": string;
            /** @description The address of this catalog. */
            "@id": string;
            /**
             * @description Of DCAT.
             * @enum {string}
             */
            "@type": "dcat:Catalog";
            /** @description The standard. */
            conformsTo: string;
            /** @description All data sets. */
            dataset: components["schemas"]["CatalogedDataSet"][];
            /** @description The schema of the standard. */
            describedBy: string;
        };
        OpenReport: {
            /**
             * Format: int64
             * @description The hundred of the nearest address. Null if there is none nearby.
             */
            blockNumber: number | null;
            /** @description The category of the report. */
            category: string;
            /**
             * Format: uuid
             * @description The id of the record.
             */
            id: string;
            /**
             * Format: double
             * @description Degrees, rounded to a thousandth: about a block.
             */
            latitude: number;
            /**
             * Format: double
             * @description Degrees east; negative in America.
             */
            longitude: number;
            /**
             * Format: date
             * @description In the city’s time zone.
             */
            reportedOn: string;
            /** @description The status that it has. */
            status: string;
            statusInformation: components["schemas"]["StatusInformation"];
            /** @description The name of the street. */
            street: string | null;
        };
        OrganizationInvitation: {
            /** @description The email address. */
            Email: string;
            /**
             * Format: uuid
             * @description The id of the record.
             */
            Id: string;
            /**
             * Format: date-time
             * @description When the invitation was sent.
             */
            InvitedAt: string;
        };
        OrganizationMember: {
            /** @description The first name. */
            FirstName: string;
            /** @description The last name. */
            LastName: string;
            /** @description Whether the person manages the organization. */
            Manager: boolean;
            /**
             * Format: uuid
             * @description The id of the person.
             */
            UserId: string;
            /** @description False: asked to join and waiting for a manager. */
            Verified: boolean;
        };
        OwnInvitation: {
            /**
             * Format: uuid
             * @description The id of the record.
             */
            Id: string;
            /** @description The name. */
            Name: string;
        };
        OwnLicense: {
            /** @description The name of the business. */
            businessName: string;
            /** @description Permits name its number. */
            isContractor: boolean;
            /** @description In the reader’s language. */
            kind: string;
            /** @description The number that people know it by. */
            number: string;
            /** @description The status that it has. */
            status: string;
            /**
             * Format: date
             * @description Included.
             */
            validTo: string | null;
        };
        OwnSession: {
            /** @description The residents’ site, the staff’s site, or a mobile app. */
            app: string;
            /**
             * @description The browser, as far as it says.
             * @example Firefox
             */
            browser: string | null;
            /**
             * Format: uuid
             * @description The id of the record.
             */
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
            /**
             * Format: date-time
             * @description When the session began.
             */
            signedInAt: string;
            /**
             * @description The operating system, as far as it says.
             * @example Windows
             */
            system: string | null;
        };
        ParcelDistrict: {
            /**
             * @description Its code, which never changes.
             * @example CC1
             */
            code: string;
            /**
             * Format: date
             * @description The day of the zoning map.
             */
            dataOn: string;
            /**
             * Format: uuid
             * @description The id of the record.
             */
            id: string;
            /** @description An overlay adds rules to the base district below it. */
            kind: string;
            /** @description In the reader’s language. */
            name: string;
            /** @description The address of the rules of the district. */
            rulesUrl: string;
            /**
             * Format: int64
             * @description Of the parcel’s area, in parts per thousand.
             */
            share: number;
        };
        /** @description GeoJSON (RFC 7946), with holes. */
        ParcelGeometry: {
            /** @description Longitude and latitude of each corner (GeoJSON). */
            coordinates: number[][][];
            /**
             * @description The kind of this record.
             * @enum {string}
             */
            type: "Polygon";
        } | {
            /** @description Longitude and latitude of each corner (GeoJSON). */
            coordinates: number[][][][];
            /**
             * @description The kind of this record.
             * @enum {string}
             */
            type: "MultiPolygon";
        };
        ParcelZoning: {
            /** @description The street address. */
            address: string;
            /** @description The district that the parcel lies in. */
            County_Board_District__c: string;
            /** @description All that it lies in: base districts by their share, then overlays. */
            districts: components["schemas"]["ParcelDistrict"][];
            geometry: components["schemas"]["ParcelGeometry"];
            /** @description The historic district, if the parcel lies in one. */
            Historic_District__c: string | null;
            /**
             * Format: uuid
             * @description The id of the record.
             */
            Id: string;
            /**
             * Format: double
             * @description Degrees, WGS 84.
             */
            latitude: number;
            /** @description The district in which leaves are collected. */
            Leaf_District__c: string;
            /**
             * Format: double
             * @description Degrees east; negative in America.
             */
            longitude: number;
            /** @description What the parcel is used for. */
            Parcel_Current_Land_Use__c: string;
            /** @description The zoning district of the parcel. */
            Parcel_Primary_Zoning__c: string;
            /** @description The number of the parcel. */
            parcelNumber: string;
            /** @description The day of the week on which garbage is collected. */
            Refuse_Pickup_Day__c: string;
            /** @description The district that the parcel lies in. */
            School_District__c: string;
            /** @description The district that the parcel lies in. */
            State_Representative_District__c: string;
            /** @description The district that the parcel lies in. */
            State_Senate_District__c: string;
            /** @description The district that the parcel lies in. */
            U_S_Congressional_District__c: string;
            /** @description The unit of the number, or the apartment in an address. */
            unit: string | null;
            /** @description What the district allows. */
            uses: {
                /** @description Its code, which never changes. */
                code: string;
                /**
                 * Format: uuid
                 * @description The id of the zoning district.
                 */
                districtId: string;
                /** @description Whether the district allows the use. */
                permission: string;
                /** @description The rule. */
                source: string;
                /**
                 * Format: date
                 * @description The day on which it starts.
                 */
                startsOn: string;
                /** @description In the reader’s language. */
                use: string;
            }[];
            /** @description When water is billed. */
            Water_Billing_Cycle_Dates__c: string;
            /** @description The ZIP code. */
            zip: string;
        };
        PastPayment: {
            /**
             * @description Customer and location number.
             * @example 1001-5001
             */
            accountNumber: string;
            /**
             * Format: double
             * @description Dollars. Negative is a refund.
             * @example 61.2
             */
            amount: number;
            /** @description Paid through the portal, and not yet booked by utility billing. */
            isPending: boolean;
            /**
             * Format: date
             * @description The day of the payment.
             */
            paymentDate: string;
            /** @description The kind of this record. */
            type: string;
        };
        Payment: {
            /**
             * Format: double
             * @description Dollars.
             */
            amount: number;
            /** @description The payment provider’s number of the transaction. */
            authNetTransId: string | null;
            /**
             * Format: date-time
             * @description When it was created.
             */
            createdAt: string;
            /** @description A text’s key. */
            declineReason: string | null;
            /** @description Its page, for a frame. Null if there is nothing left to pay. */
            frameUrl: string | null;
            /** @description The entries. */
            items: {
                /** @description The number of the account that is paid for. */
                accountNumber: string;
                /**
                 * Format: uuid
                 * @description The request that the fee is for.
                 */
                activityId: string | null;
                /**
                 * Format: double
                 * @description In dollars.
                 */
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
            /** @description The card or bank account that paid. */
            method: {
                /** @description The brand of the card. */
                brand: string;
                /** @description The kind of this entry. */
                kind: string;
                /** @description The last four digits. */
                last4: string;
            } | null;
            /** @description The accounts that were paid. */
            navilineRoutingIds: string[];
            /** @description What was paid. */
            paymentType: string;
            /** @description The receipt as PDF, if the payment was made or returned. Otherwise null. */
            pdfUrl: string | null;
            /** @description Opens the receipt. A guest’s receipt is open to anyone with this link. */
            receiptUrl: string;
            /** @description Leads to the provider’s page and back. Null if there is nothing left to pay. */
            redirectUrl: string | null;
            /**
             * @description The reference of the payment, to look it up by.
             * @example P7Q2V0X4M9K1T8R3Z5HW
             */
            reference: string;
            /** @description open: not submitted, or its page is still open. checking: we do not know yet whether the money moved. returned: refunded, voided or returned by the bank. */
            status: string;
        };
        PaymentArrangement: {
            /**
             * @description The number of the account that is paid for.
             * @example 1001-5001
             */
            accountNumber: string;
            /**
             * Format: date
             * @description The last day on which it can be accepted.
             */
            answerBy: string;
            /**
             * Format: uuid
             * @description The id of the record.
             */
            id: string;
            /** @description The payments that were agreed on. */
            installments: {
                /**
                 * Format: double
                 * @description In dollars.
                 */
                amount: number;
                /**
                 * Format: date
                 * @description The day by which to pay.
                 */
                dueOn: string;
                /**
                 * Format: double
                 * @description What is left to pay.
                 */
                left: number;
                /** @description The state that it is in. */
                state: string;
            }[];
            /** @description A note in plain words. */
            note: string;
            /**
             * Format: date-time
             * @description When the arrangement was offered.
             */
            offeredAt: string;
            /** @description The staff member. */
            offeredBy: string;
            /**
             * Format: double
             * @description Dollars paid on the account since the offer, without what autopay paid on new bills.
             */
            paid: number;
            /** @description A saved method pays each installment. */
            paysItself: boolean;
            /** @description kept: accepted, and nothing is overdue. missed: an installment is overdue. broken: an installment was not paid within ten days after its day. */
            state: string;
            /**
             * Format: double
             * @description Dollars. The installments add up to it.
             */
            total: number;
        };
        PaymentEvent: {
            /** @description A payment, without its payer and accounts. */
            data: {
                /**
                 * Format: int64
                 * @description Cents of US dollars.
                 * @example 8435
                 */
                amountCents: number;
                /**
                 * Format: date-time
                 * @description When it was known to be paid.
                 */
                approvedAt: string | null;
                /**
                 * Format: uuid
                 * @description UUID of the record, the same in each event.
                 */
                id: string;
                /** @description What was paid. */
                purpose: string;
                /**
                 * @description The number by which the portal, the provider and the billing system know it.
                 * @example P0197A1B200007000800
                 */
                reference: string;
                /**
                 * Format: date-time
                 * @description When the money was on its way to the city.
                 */
                settledAt: string | null;
            };
            /**
             * Format: date-time
             * @description When the change was made. `webhook-timestamp` is when it was sent.
             */
            timestamp: string;
            /**
             * @description The kind of event.
             * @enum {string}
             */
            type: "payment.settled";
        };
        PaymentHistory: {
            /** @description The utility accounts as the billing system has them. */
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
             * Format: double
             * @description Dollars. Negative is a refund.
             * @example 61.2
             */
            paymentAmount: number;
            /**
             * Format: date
             * @description The day of the payment.
             */
            paymentDate: string;
            /** @description Our reference of a payment made here, with `-R` at the end for a refund. Otherwise the billing system’s number. */
            reference: string;
            /**
             * @description The kind of this record.
             * @example Portal
             */
            type: string;
        };
        PaymentHistoryRecord: {
            /** @description The utility account. */
            accountInfo: {
                /** @description The customer’s number at the billing system. */
                customerId: string;
                /** @description The number of the service address at the billing system. */
                locationId: string;
                /**
                 * @description The kind of this record.
                 * @enum {string}
                 */
                type: "UTILITY";
            };
            /** @description The payments so far. */
            pastPayments: components["schemas"]["PastPayment"][];
            /** @description The bills that are due. */
            upcomingBills: components["schemas"]["UpcomingBill"][];
        };
        PaymentProfile: {
            /** @description The first one that was saved. */
            Default: boolean;
            /**
             * Format: uuid
             * @description The id of the record.
             */
            Id: string;
            /** @description The last digits of the card or bank account. */
            MaskedAccountNumber: string;
            /** @description The name of the saved card or bank account. */
            ProfileDescription: string;
            /**
             * Format: uuid
             * @description The same as Id.
             */
            Token: string;
            /** @description The kind of this record. */
            Type: string;
        };
        PaymentQuestion: {
            /** @description The number of the account that is paid for. */
            accountNumber: string;
            /**
             * Format: double
             * @description Dollars of the earlier payment. Null if the caller may not see it.
             */
            amount: number | null;
            /** @description The codes that `confirm` must name. */
            code: string;
            /**
             * Format: double
             * @description Due on the account, in dollars. Negative is a credit.
             */
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
        PermitEvent: {
            /** @description A permit, without the people that it is about. */
            data: {
                /**
                 * Format: date
                 * @description The day of the application.
                 */
                appliedOn: string;
                /**
                 * Format: date
                 * @description The day on which it ended. Null before.
                 */
                closedOn: string | null;
                /**
                 * Format: date
                 * @description The last day on which work may go on. Null before it is issued.
                 */
                expiresOn: string | null;
                /**
                 * Format: uuid
                 * @description UUID of the record, the same in each event.
                 */
                id: string;
                /**
                 * Format: date
                 * @description The day on which it was issued. Null before.
                 */
                issuedOn: string | null;
                /** @description What is permitted. */
                kind: {
                    /** @description The code of the kind of permit. */
                    code: string;
                    /** @description In English. */
                    name: string;
                    /** @description In Spanish. */
                    nameEs: string;
                };
                /**
                 * Format: double
                 * @description Degrees of latitude, to a thousandth, about 100 meters.
                 */
                latitude: number | null;
                /**
                 * Format: double
                 * @description Degrees of longitude, to a thousandth, about 100 meters.
                 */
                longitude: number | null;
                /**
                 * Format: int64
                 * @description The number within that year.
                 */
                number: number;
                /** @description The state after the change. */
                state: string;
                /** @description The same in the words of the BLDS standard (permitdata.org). */
                status: string;
                /**
                 * Format: int64
                 * @description The year of the application.
                 */
                year: number;
            };
            /**
             * Format: date-time
             * @description When the change was made. `webhook-timestamp` is when it was sent.
             */
            timestamp: string;
            /**
             * @description The kind of event.
             * @enum {string}
             */
            type: "permit.status";
        };
        PermitNeed: {
            /** @description The fields that look at the application. */
            disciplines: string[];
            /** @description Null: always needs a permit. */
            exemption: {
                /**
                 * Format: date
                 * @description The first day on which it counts.
                 */
                fromDay: string;
                /** @description What to ask before the answer is certain. */
                questions: components["schemas"]["NeedQuestion"][];
                /** @description Quoted. */
                rule: string;
                /** @description Where the rule stands, such as a section of the city’s code. */
                source: string;
            } | null;
            /** @description Null: none is set today. */
            fee: {
                /** @description What the fee counts; send it as `units`. */
                asks: {
                    /** @description The key of what is counted, such as `squares`. */
                    answer: string;
                    /** @description The unit, in the reader’s language. */
                    unit: string;
                }[];
                /**
                 * Format: date
                 * @description The first day on which it counts.
                 */
                fromDay: string;
                /** @description Units are missing: it is at least this. */
                isLeast: boolean;
                /** @description The lines. */
                lines: {
                    /**
                     * Format: double
                     * @description Dollars.
                     */
                    amount: number;
                    /** @description The name. */
                    name: string;
                }[];
                /** @description The ordinance that sets it. */
                source: string;
                /**
                 * Format: double
                 * @description Dollars.
                 */
                total: number;
            } | null;
            /** @description The inspections. */
            inspections: string[];
            /**
             * @description The kind of this entry.
             * @example shed
             */
            kind: string;
            /** @description The name. */
            name: string;
            /** @description Whether a contractor has to do the work. */
            needsContractor: boolean;
            /**
             * Format: date
             * @description In the city.
             */
            today: string;
            /** @description A contractor needs one of them. Empty: any contractor. */
            trades: string[];
            /**
             * Format: int64
             * @description Half of the last ones were issued within so many days.
             */
            typicalDays: number | null;
        };
        PermitsInView: {
            /** @description There are more: ask for a smaller part. */
            isCut: boolean;
            /** @description The permits. */
            permits: {
                /** @description The street address. */
                address: string;
                /**
                 * @description The kind of this entry.
                 * @example Roof
                 */
                kind: string;
                /**
                 * Format: double
                 * @description Degrees north.
                 */
                latitude: number;
                /**
                 * Format: double
                 * @description Degrees east; negative in America.
                 */
                longitude: number;
                /**
                 * Format: int64
                 * @description The number that people know it by.
                 */
                number: number;
                /** @description The status that it has. */
                status: string;
                /**
                 * Format: int64
                 * @description The year.
                 */
                year: number;
            }[];
        };
        PickupPlace: {
            /** @description The street address. */
            address: string;
            /** @description Of the calendar to subscribe to. */
            calendarUrl: string;
            /** @description Part of the city; empty if it is in none. */
            district: string;
            /** @description That move pickups in these days. */
            holidays: {
                /**
                 * Format: date
                 * @description The day in the city.
                 */
                day: string;
                /** @description The name. */
                name: string;
            }[];
            /**
             * Format: uuid
             * @description The id of the record.
             */
            id: string;
            /** @description The days of pickup that come next. */
            pickups: components["schemas"]["PlacePickup"][];
            /**
             * Format: date
             * @description In the city.
             */
            today: string;
            /**
             * Format: int64
             * @description Of the garbage pickup, 0 is Sunday. Null: not known.
             */
            weekday: number | null;
            /** @description The ZIP code. */
            zip: string;
        };
        PlacedAddress: {
            /** @description The street address. */
            address: string;
            /** @description The part of the city. */
            area: string;
            /**
             * Format: uuid
             * @description The id of the record.
             */
            id: string;
            /**
             * Format: double
             * @description Degrees north.
             */
            latitude: number;
            /**
             * Format: double
             * @description Degrees east; negative in America.
             */
            longitude: number;
            /** @description The ZIP code. */
            zip: string;
        };
        PlacePickup: {
            /** @description Why the day is not the usual one. */
            cause: string | null;
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
            /** @description The kind of pickup. */
            service: string;
            /**
             * Format: date
             * @description The Sunday on or before `regularOn`.
             */
            week: string;
        };
        PlanComment: {
            /** @description The latest first. */
            answers: {
                /** @description Whether the answer was sent. */
                isSent: boolean;
                /** @description Of the reviewer who asked again. */
                reply: string;
                /**
                 * Format: int64
                 * @description Of the application: 1 is the first, 2 the first resubmission.
                 */
                round: number;
                /** @description The text. */
                text: string;
            }[];
            /** @description The name of the author. */
            author: string | null;
            /** @description The field that looks at it. */
            discipline: string;
            /**
             * Format: uuid
             * @description The id of the record.
             */
            id: string;
            /** @description Must be answered; otherwise a note. */
            isRequired: boolean;
            /**
             * Format: date
             * @description The day on which it was made.
             */
            madeOn: string;
            /** @description Where on the document. Empty: all of it. */
            sheet: string;
            /** @description The state that it is in. */
            state: string;
            /** @description The text. */
            text: string;
            /**
             * Format: int64
             * @description Of the document, which it is about.
             */
            versionNumber: number;
        };
        PlanDocument: {
            /** @description The comments of the reviewers. */
            comments: components["schemas"]["PlanComment"][];
            /**
             * Format: uuid
             * @description The id of the record.
             */
            id: string;
            /** @description Everyone sees its current version. */
            isPublic: boolean;
            /** @description Staff decided who sees it, and not the city’s rule. */
            isPublicByStaff: boolean;
            /** @description The kind of this entry. */
            kind: string;
            /** @description The name. */
            name: string;
            /** @description The latest first. */
            versions: components["schemas"]["PlanVersion"][];
        };
        PlanReview: {
            /** @description The street address. */
            address: string;
            /** @description What staff wrote when they last asked. */
            asked: string;
            /** @description The documents. */
            documents: components["schemas"]["PlanDocument"][];
            /** @description The kind of this entry. */
            kind: string;
            /**
             * Format: int64
             * @description The number that people know it by.
             */
            number: number;
            /** @description The latest first. */
            resubmissions: {
                /**
                 * Format: int64
                 * @description Of the application: 1 is the first, 2 the first resubmission.
                 */
                round: number;
                /**
                 * Format: date
                 * @description The day on which it was sent.
                 */
                sentOn: string;
                /** @description What is different from the plans before. */
                whatChanged: string;
            }[];
            /**
             * Format: int64
             * @description That staff have now.
             */
            round: number;
            /** @description The state that it is in. */
            state: string;
            /** @description Whether documents can be sent now. */
            takesDocuments: boolean;
            /**
             * Format: int64
             * @description The year.
             */
            year: number;
        };
        PlanVersion: {
            /** @description Which side did it. */
            by: string;
            /** @description Of the file. */
            name: string;
            /**
             * Format: int64
             * @description From 1. Null: not sent yet.
             */
            number: number | null;
            /**
             * Format: int64
             * @description Of the application: 1 is the first, 2 the first resubmission.
             */
            round: number;
            /**
             * Format: date
             * @description The day on which it was sent.
             */
            sentOn: string | null;
            /**
             * Format: int64
             * @description Bytes.
             */
            size: number;
            /** @description The kind of this record. */
            type: string;
            /** @description Valid for a quarter of an hour. */
            url: string;
        };
        Problem: {
            /** @description Stable code. It is also the key of the text to show. */
            code: string;
            /** @description What happened in this case, in the reader’s language. */
            detail?: string;
            /** @description Each field that is wrong. */
            errors?: {
                /** @description Its code, which never changes. */
                code: string;
                /** @description The name of the field. */
                field: string;
                /** @description What is wrong, in the reader’s language. */
                message?: string;
            }[];
            /** @description What the payer must confirm before we take the payment, by its code. */
            questions?: components["schemas"]["PaymentQuestion"][];
            /** @description Give this id when you ask us about the problem. */
            requestId: string;
            /**
             * Format: int64
             * @description The HTTP status.
             */
            status: number;
            /** @description What kind of problem this is, in English. */
            title: string;
            /**
             * @description The address of the page that explains this kind of problem, on the server that answered.
             * @example /api/docs/problems/error/notfound
             */
            type: string;
        };
        Profile: {
            /** @description Street and number. */
            address1: string;
            /** @description Apartment, suite or floor. */
            address2: string;
            /** @description The city of the address. */
            city: string;
            /**
             * Format: date-time
             * @description When it was created.
             */
            created_at: string;
            /** @description The email address. */
            Email: string;
            /** @description The first name. */
            firstName: string;
            /**
             * Format: uuid
             * @description The id of the record.
             */
            Id: string;
            /** @description The parcel of the primary address. Null if the city has none there. */
            landParcel: {
                /** @description The district that the parcel lies in. */
                County_Board_District__c: string;
                /** @description The historic district, if the parcel lies in one. */
                Historic_District__c: string | null;
                /**
                 * Format: uuid
                 * @description The id of the record.
                 */
                Id: string;
                /** @description The district in which leaves are collected. */
                Leaf_District__c: string;
                /** @description What the parcel is used for. */
                Parcel_Current_Land_Use__c: string;
                /** @description The zoning district of the parcel. */
                Parcel_Primary_Zoning__c: string;
                /** @description The day of the week on which garbage is collected. */
                Refuse_Pickup_Day__c: string;
                /** @description The district that the parcel lies in. */
                School_District__c: string;
                /** @description The district that the parcel lies in. */
                State_Representative_District__c: string;
                /** @description The district that the parcel lies in. */
                State_Senate_District__c: string;
                /** @description The district that the parcel lies in. */
                U_S_Congressional_District__c: string;
                /** @description When water is billed. */
                Water_Billing_Cycle_Dates__c: string;
            } | null;
            /** @description The language that texts are sent in. */
            Language: string;
            /** @description The last name. */
            lastName: string;
            /** @description Mail to your address came back, or you called it spam: announcements no longer go there. Null: it arrives. */
            mailBlock: {
                /**
                 * Format: date-time
                 * @description When it happened.
                 */
                at: string;
                /** @description Why. */
                reason: string;
            } | null;
            /** @description The phone number. */
            phoneNumber: string;
            /** @description The address of the profile picture. */
            ProfilePictureUrl: string | null;
            /** @description Properties besides the primary address. */
            properties: components["schemas"]["Address"][];
            /** @description The state that it is in. */
            state: string;
            /** @description Whether messages also come by email. */
            toggleEmailNotifications: boolean;
            /** @description Whether messages also come to the phone. */
            togglePhoneNotifications: boolean;
            /** @description The utility accounts. */
            utilityAccounts: components["schemas"]["UtilityAccount"][];
            /** @description The ZIP code. */
            zip: string;
        };
        ProfileDetails: {
            /** @description The payments so far. */
            paymentHistory: {
                /**
                 * Format: date-time
                 * @description When it was created.
                 */
                created_at: string;
                /** @description The customer’s number at the billing system. */
                CustomerId: string;
                /**
                 * Format: double
                 * @description Dollars.
                 */
                FinalPaymentAmount: number;
                /** @description The number of the service address at the billing system. */
                LocationId: string;
            }[];
            user: components["schemas"]["User"];
            /** @description The requests of the person. */
            userActivities: {
                /** @description What was done. */
                Action: string;
                /**
                 * Format: date-time
                 * @description When it was created.
                 */
                created_at: string;
                /** @description JSON text. For UserSession and UserLogin with ipAddress and userAgent. */
                EventData: string;
                /** @description The name of the event. */
                EventName: string;
                /** @description What it was done to. */
                Item: string;
            }[];
        };
        RemindedPlace: {
            /** @description The street address. */
            address: string;
            /** @description The way it is sent. */
            channel: string;
            /**
             * Format: uuid
             * @description Of the parcel, for getPickupPlace.
             */
            id: string;
            /** @description The ZIP code. */
            zip: string;
        };
        RenewalFees: {
            /** @description The name of the business. */
            businessName: string;
            /**
             * Format: date
             * @description The last day without a penalty.
             */
            dueOn: string | null;
            /**
             * Format: double
             * @description Without the penalty, and with a rebate taken off. Dollars.
             */
            fees: number;
            /** @description The lines. */
            lines: components["schemas"]["RenewalLine"][];
            /** @description Why there is no amount, in the reader’s language. Else empty. */
            message: string;
            /**
             * Format: double
             * @description For a late renewal. Dollars.
             */
            penalty: number;
            /** @description Whether it was done. */
            success: boolean;
            /** @description The amounts in sentences, in the reader’s language. */
            summary: string[];
            /**
             * Format: double
             * @description What is paid today. Dollars.
             */
            total: number;
            /**
             * Format: int64
             * @description That the renewal is for.
             */
            year: number | null;
        };
        RenewalLine: {
            /**
             * Format: double
             * @description Negative for a rebate. Dollars.
             */
            amount: number;
            /**
             * Format: date
             * @description Since when the amount is in force.
             */
            fromDay: string;
            /** @description The name. */
            name: string;
            /** @description The ordinance that sets the amount. */
            source: string;
        };
        ReportData: {
            /**
             * Format: uuid
             * @description The id of the request.
             */
            activityId: string;
            /**
             * @description The street address.
             * @default
             */
            address: string;
            /** @description Answers about a violation of the city’s code. */
            codeViolation?: {
                /**
                 * @description The kind of place.
                 * @enum {string}
                 */
                locationDescription?: "RESIDENTIAL" | "COMMERCIAL";
                /**
                 * @description The kind of this record.
                 * @enum {string}
                 */
                type?: "TALL_GRASS" | "DEBRIS" | "JUNK_VEHICLE" | "PARKING_ON_GRASS" | "ILLEGAL_DUMPING" | "WORK_WITHOUT_PERMIT" | "EXTERIOR" | "UNSAFE_STRUCTURE" | "VACANT" | "OVERCROWDING" | "FENCE" | "WINDOWS" | "STANDING_WATER" | "SIGN" | "HOME_BUSINESS" | "SIDEWALK_SNOW" | "OTHER";
            };
            /** @description The contact for this report. Default: the account’s name. Stored only for logged-in callers. */
            contactName?: string;
            /** @description The phone number for this report. Default: the account’s number. Empty: no calls. */
            contactPhone?: string;
            /**
             * @description A description in plain words.
             * @default
             */
            description: string;
            /**
             * Format: uuid
             * @description The draft that this report ends. If two windows send the same draft, one is accepted. Pictures in this request make their own draft.
             */
            draftId?: string;
            /**
             * @description More about it.
             * @default
             */
            extraDescription: string;
            /** @description Ids of files that were uploaded to the draft. Default: all of them. */
            files?: string[];
            /** @description Answers about garbage and recycling. */
            garbageRecycling?: {
                /**
                 * @description What is to be collected.
                 * @enum {string}
                 */
                bulkType?: "BULK_ITEM" | "APPLIANCE" | "TIRES";
                /**
                 * @description What is asked for about the recycling bin.
                 * @enum {string}
                 */
                lrsService?: "NEW" | "EXCHANGE" | "REPAIR" | "MISSING" | "REMOVE";
                /**
                 * @description The size of the recycling bin in gallons.
                 * @enum {string}
                 */
                lrsSize?: "35" | "64";
                /**
                 * @description What is asked for.
                 * @enum {string}
                 */
                request?: "TOTER" | "LRS" | "BULK" | "LEAVES";
                /**
                 * @description The size of the bin.
                 * @enum {string}
                 */
                size?: "35 Gallon" | "35 - Senior Rate" | "64 Gallon";
                /**
                 * @description What is asked for about the bin.
                 * @enum {string}
                 */
                toterType?: "NEW" | "EXCHANGE" | "REPAIR" | "MISSING" | "REMOVE";
            };
            /** @description Answers about graffiti. */
            graffiti?: {
                /**
                 * @description Where it is.
                 * @enum {string}
                 */
                location?: "PRIVATE_RESIDENCE" | "BUSINESS" | "STREET_OR_SIDEWALK" | "CITY_SIGN" | "PARK" | "UTILITY_BOX" | "OTHER";
                /** @description Whether the words or pictures are offensive. */
                offensive?: boolean;
            };
            /**
             * @description The email address for updates, for people without an account.
             * @default
             * @example name@example.com
             */
            guestEmail: string;
            /** @description Answers about a danger to health. */
            healthComplaint?: {
                /**
                 * @description The kind of place.
                 * @enum {string}
                 */
                locationDescription?: "RESIDENTIAL" | "COMMERCIAL";
                /**
                 * @description The kind of this record.
                 * @enum {string}
                 */
                type?: "RESTAURANT" | "FOOD_STORE" | "FOOD_ILLNESS" | "RODENTS" | "INSECTS" | "MOSQUITOES" | "MOLD" | "NO_HEAT" | "NO_WATER" | "SEWAGE" | "POOL" | "ANIMALS";
            };
            /** @description Answers about a pickup that was missed. */
            missedPickup?: {
                /**
                 * @description The day in the city.
                 * @enum {string}
                 */
                day?: "MONDAY" | "TUESDAY" | "WEDNESDAY" | "THURSDAY" | "FRIDAY" | "SATURDAY";
                /**
                 * @description The kind of this record.
                 * @enum {string}
                 */
                type?: "REFUSE" | "RECYCLING" | "YARD_WASTE" | "ORGANICS" | "CHRISTMAS_TREE";
            };
            /**
             * @description Degrees, WGS 84. Default: the place of the address.
             * @default null
             */
            position: {
                /**
                 * Format: double
                 * @description Degrees north.
                 */
                latitude: number;
                /**
                 * Format: double
                 * @description Degrees east; negative in America.
                 */
                longitude: number;
            } | null;
            /**
             * Format: int64
             * @description From 1 to 5 stars.
             * @default null
             */
            rating: number | null;
            /** @description Answers about a sidewalk. */
            sidewalk?: {
                /**
                 * @description What is wrong with it.
                 * @enum {string}
                 */
                problem?: "CRACKED" | "UNEVEN" | "OTHER";
            };
            /** @description Answers about snow or ice. */
            snowIce?: {
                /**
                 * @description The kind of street.
                 * @enum {string}
                 */
                streetType?: "ALLEY" | "COURT" | "CITY_STREET" | "CUL_DE_SAC";
            };
            /** @description Answers about a streetlight. */
            streetlight?: {
                /**
                 * @description What the pole is made of.
                 * @enum {string}
                 */
                poleType?: "METAL" | "WOODEN";
                /**
                 * @description What is wrong with it.
                 * @enum {string}
                 */
                problem?: "BURNED_OUT" | "ALWAYS_ON" | "SERIES_WITHOUT_POWER" | "GLASS_BROKEN" | "FLICKERS" | "OTHER";
            };
            /** @description Answers about the street and its pipes. */
            streetUtilities?: {
                /**
                 * @description What is asked for.
                 * @enum {string}
                 */
                requestType?: "POTHOLE" | "STORM_DRAIN" | "HYDRANT" | "WATER_PRESSURE" | "SEWER_BACKUP" | "MANHOLE";
            };
            /** @description Answers about a tree. */
            trees?: {
                /**
                 * @description What is wrong with it.
                 * @enum {string}
                 */
                problem?: "DOWN" | "TRIMMING" | "DEAD_OR_DECAYING";
            };
        };
        RequestDetail: {
            /** @description Whether the city waits for an answer of the resident. */
            actionRequired: boolean;
            /** @description What the city asks. */
            actionRequiredMessage: string | null;
            /** @description The kind of request. */
            activityType: string;
            /** @description The street address. */
            address: string;
            /** @description The number to give when asking about it. */
            caseNumber: string;
            /** @description Why it was closed. */
            closeReason: string | null;
            /**
             * Format: date-time
             * @description When it was created.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the city plans to be done.
             */
            expectedBy: string | null;
            /** @description The files. */
            files: {
                /** @description Which side did it. */
                by: string;
                /**
                 * Format: date-time
                 * @description When it was created.
                 */
                createdAt: string;
                /**
                 * Format: uuid
                 * @description The id of the record.
                 */
                id: string;
                /** @description The name. */
                name: string;
                /**
                 * Format: int64
                 * @description Bytes.
                 */
                size: number;
                /** @description The kind of this record. */
                type: string;
                /** @description Valid for 15 minutes. */
                url: string;
            }[];
            /** @description What was sent, in groups. */
            formDetails: {
                /** @description The values. */
                data: {
                    /** @description The values. */
                    data: string;
                    /** @description The words to show. */
                    label: string;
                }[];
                /** @description The words to show. */
                label: string;
            }[];
            /**
             * Format: uuid
             * @description The id of the record.
             */
            id: string;
            /** @description The fields of this object that are in English because they do not exist in the requested language. */
            inEnglish: string[];
            /** @description Whether it can still be canceled. */
            isCancelable: boolean;
            /** @description The guest who sent it has stopped emails about it. */
            isMailStopped: boolean;
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            lastModified: string;
            /**
             * Format: double
             * @description Degrees north.
             */
            latitude: number | null;
            /**
             * Format: double
             * @description Degrees east; negative in America.
             */
            longitude: number | null;
            /** @description The name. */
            name: string;
            /**
             * Format: date-time
             * @description When its fee was paid.
             */
            paidAt: string | null;
            /**
             * Format: double
             * @description Dollars.
             */
            paymentAmount: number | null;
            /** @description The code of the fee at the payment provider. */
            paymentCode: string | null;
            /** @description Whether a fee must be paid. */
            paymentRequired: boolean;
            /**
             * Format: int64
             * @description The stars that the resident gave.
             */
            satisfaction: number | null;
            /** @description Followers see the progress of a request, but nothing that was sent or written. */
            standing: string;
            /** @description The status that it has. */
            status: string;
            /** @description The steps of its status path, in order. Empty if only the status is shown. */
            statuses: string[];
            statusInformation: components["schemas"]["StatusInformation"];
            /** @description What happened so far, oldest first. */
            timeline: {
                /**
                 * Format: date-time
                 * @description When it happened.
                 */
                at: string;
                /** @description Which side did it. */
                by: string;
                /** @description `receipt` of a payment: the payer’s link to the receipt. */
                facts: {
                    [key: string]: string | null;
                };
                /**
                 * Format: uuid
                 * @description The id of the record.
                 */
                id: string;
                /** @description The kind of this entry. */
                kind: string;
                /** @description The text. */
                text: string | null;
            }[];
            /** @description The kind of this record. */
            type: string;
            /**
             * Format: uuid
             * @description The id of the request.
             */
            userActivityId: string;
        };
        RequestEvent: {
            /** @description A report that everyone may see: no name, no text, no picture. */
            data: {
                /** @description The kind of problem. */
                category: {
                    /** @description The code of the category. */
                    code: string;
                    /** @description In English. */
                    name: string;
                    /** @description In Spanish. */
                    nameEs: string;
                };
                /**
                 * Format: date-time
                 * @description When it was closed. Null while it is open.
                 */
                closedAt: string | null;
                /**
                 * Format: date-time
                 * @description When the report was sent.
                 */
                createdAt: string;
                /**
                 * Format: date-time
                 * @description When the city plans to be done. Null without a plan.
                 */
                dueAt: string | null;
                /**
                 * Format: uuid
                 * @description UUID of the record, the same in each event.
                 */
                id: string;
                /** @description Whether the city is done with it. */
                isClosed: boolean;
                /** @description Whether it was merged into another report of the same problem. */
                isDuplicate: boolean;
                /**
                 * Format: double
                 * @description Degrees of latitude, to a thousandth, about 100 meters.
                 */
                latitude: number;
                /**
                 * Format: double
                 * @description Degrees of longitude, to a thousandth, about 100 meters.
                 */
                longitude: number;
                /**
                 * @description The request number, which Open311 calls `service_request_id`.
                 * @example 10020030
                 */
                number: string;
                /** @description The status after the change. */
                status: string;
                /**
                 * Format: date-time
                 * @description When it was last changed.
                 */
                updatedAt: string;
            };
            /**
             * Format: date-time
             * @description When the change was made. `webhook-timestamp` is when it was sent.
             */
            timestamp: string;
            /** @description The kind of event. */
            type: string;
        };
        RequestItem: {
            /** @description Whether the city waits for an answer of the resident. */
            actionRequired: boolean;
            /** @description The name of the service. */
            activityName: string;
            /** @description The place. Empty if unknown. */
            address: string;
            /**
             * Format: int64
             * @description For other people’s reports that you follow: the block.
             */
            blockNumber: number | null;
            /** @description The number to give when asking about it. */
            caseNumber: string;
            /** @description The values. */
            data: {
                /** @description The kind of the record. */
                attributes: {
                    /** @description The kind of this record. */
                    type: string;
                };
            };
            /**
             * Format: uuid
             * @description The id of the record.
             */
            id: string;
            /** @description The fields of this object that are in English because they do not exist in the requested language. */
            inEnglish: string[];
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            lastModified: string;
            /** @description The day in the city’s time zone, written out in the requested language. */
            lastModifiedDisplay: string;
            /** @description The status that it has. */
            status: string;
            statusInformation: components["schemas"]["StatusInformation"];
            /** @description The name of the street. */
            street: string | null;
            /** @description Path of a small picture of your own request, valid for 15 minutes. Null without a picture. */
            thumbnail: string | null;
            /** @description The kind of this record. */
            type: string;
        };
        ScheduledPayment: {
            /**
             * @description The number of the account that is paid for.
             * @example 1001-5001
             */
            accountNumber: string;
            /**
             * Format: double
             * @description Dollars. The amount charged, if it was less.
             */
            amount: number;
            /** @description Why the payment was not made. */
            ended: string | null;
            /**
             * Format: uuid
             * @description The id of the record.
             */
            id: string;
            /** @description Until the day before. */
            isChangeable: boolean;
            /** @description Part of a payment arrangement. */
            isInstallment: boolean;
            /** @description Null if another person’s method pays. */
            method: {
                /**
                 * Format: uuid
                 * @description The id of the record.
                 */
                id: string;
                /** @description The name. */
                name: string;
            } | null;
            /**
             * Format: date
             * @description The day on which it will be paid.
             */
            payOn: string;
            /** @description Reference of the payment that was made. */
            reference: string | null;
            /** @description The status that it has. */
            status: string;
        };
        SearchResult: {
            /** @description Plain text, never HTML. Each match starts with U+E000 and ends with U+E001. Nothing else in it has these characters. */
            highlight: string;
            /** @description The kind of this entry. */
            kind: string;
            /** @description Language of title and highlight. English if there is no other text. */
            language: string;
            /** @description Plain text. */
            title: string;
            /** @description Path in the portal, or an http(s) address of the city’s news. */
            url: string;
        };
        SearchSuggestion: {
            /** @description The kind of this entry. */
            kind: string;
            /** @description Language of title and highlight. English if there is no other text. */
            language: string;
            /** @description Plain text. */
            title: string;
            /** @description Path in the portal, or an http(s) address of the city’s news. */
            url: string;
        };
        SentMessage: {
            /**
             * Format: date-time
             * @description When it happened.
             */
            at: string;
            /** @description The way it is sent. */
            channel: string;
            /** @description The id of the record. */
            id: string;
            /** @description Retrying: it failed and is tried again. Failed: given up. Held: you had turned it off. Returned: not sent, see mailBlock of the profile. */
            outcome: string;
            /** @description Or the name of its kind, in your language. */
            title: string;
        };
        SentPlanVersion: {
            /**
             * Format: uuid
             * @description The id of the record.
             */
            id: string;
            /** @description The name. */
            name: string;
            /**
             * Format: int64
             * @description Stored size in bytes.
             */
            size: number;
            /** @description The kind of this record. */
            type: string;
        };
        Session: {
            /**
             * Format: date-time
             * @description When the password was last entered.
             */
            confirmedAt: string | null;
            /**
             * Format: int64
             * @description The session ends after this time without a request.
             */
            idleLimitSeconds: number | null;
            /**
             * Format: int64
             * @description Warn the user after this time without a request: the session will end.
             */
            idleWarningSeconds: number | null;
            /** @description The state that it is in. */
            state: string;
        };
        ShutoffNotice: {
            /** @description The number of the account that is paid for. */
            accountNumber: string;
            /**
             * Format: double
             * @description Dollars that are still to be paid.
             */
            amount: number;
            /** @description You asked to pay in installments. */
            hasAsked: boolean;
            /**
             * Format: date
             * @description The day on which the water is shut off.
             */
            shutoffDate: string;
        };
        SignedIn: {
            /** @description The tokens of a mobile app. Null for browsers, which get a cookie. */
            tokens: {
                /** @description Bearer token. */
                accessToken: string;
                /**
                 * Format: int64
                 * @description Lifetime of the access token in seconds.
                 */
                expiresIn: number;
                /** @description Works once, to get the next pair. */
                refreshToken: string;
            } | null;
            user: components["schemas"]["AuthUser"];
        };
        SignInMeans: {
            /** @description They have a password here. */
            password: boolean;
            /** @description The companies whose accounts people can log in with. */
            providers: string[];
        };
        StatusInformation: {
            /** @description The color in which the status is shown. */
            color: string;
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
            /**
             * Format: uuid
             * @description The id of the record.
             */
            id: string;
            /** @description The first one that was saved. */
            isDefault: boolean;
            /** @description Whether autopay pays with it. */
            isUsedForAutopay: boolean;
            /** @description The kind of this entry. */
            kind: string;
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
            /**
             * @description Whether it was done.
             * @enum {boolean}
             */
            success: true;
        };
        SystemAlert: {
            /** @description Whether it is shown now. */
            Active: boolean;
            /**
             * Format: date-time
             * @description When it was created.
             */
            CreatedAt: string;
            /**
             * Format: uuid
             * @description Staff see the author. Residents never do.
             */
            CreatedBy: string | null;
            /**
             * Format: uuid
             * @description The id of the record.
             */
            Id: string;
            /** @description The warning of a maintenance period. Its id is the period’s id. */
            MaintenanceWarning: boolean;
            /** @description The caller has read it. */
            Read: boolean;
            /** @description Sanitized HTML. */
            TextEnglish: string;
            /** @description Sanitized HTML. */
            TextSpanish: string;
            /** @description The title in English. */
            TitleAlertEnglish: string;
            /** @description The title in Spanish. */
            TitleAlertSpanish: string;
        };
        TestEvent: {
            /** @description Empty. */
            data: Record<string, never>;
            /**
             * Format: date-time
             * @description When the change was made. `webhook-timestamp` is when it was sent.
             */
            timestamp: string;
            /**
             * @description The kind of event.
             * @enum {string}
             */
            type: "test";
        };
        Tokens: {
            /** @description Bearer token. */
            accessToken: string;
            /**
             * Format: int64
             * @description Lifetime of the access token in seconds.
             */
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
             * Format: double
             * @description Still due, in dollars. Pending payments are subtracted.
             * @example 61.2
             */
            amount: number;
            /**
             * Format: date
             * @description The day by which to pay.
             */
            dueDate: string | null;
            /**
             * @description The kind of this record.
             * @example Water
             */
            type: string;
        };
        User: {
            /** @description Whether the person is staff of the city. */
            Admin: boolean;
            /**
             * Format: date-time
             * @description When it was created.
             */
            created_at: string;
            /** @description The email address. */
            Email: string;
            /** @description The first name. */
            FirstName: string;
            /**
             * Format: uuid
             * @description The id of the record.
             */
            Id: string;
            /** @description The language that texts are sent in. */
            Language: string;
            /** @description The last name. */
            LastName: string;
            /** @description The phone number. */
            PhoneNumber: string | null;
            /** @description The address of the profile picture. */
            ProfilePictureUrl: string | null;
            /** @description The id in the system of customer relations. */
            SalesforceId: string | null;
            /** @description The organization in whose name the person uses the portal now. */
            selectedOrganizationInfo: {
                /**
                 * Format: uuid
                 * @description The id of the record.
                 */
                Id: string;
                /** @description The name. */
                Name: string;
            } | null;
            /** @description Whether the email address is confirmed. */
            Verified: boolean;
        };
        UserChange: {
            /**
             * @description The language that texts are sent in.
             * @enum {string}
             */
            Language?: "en" | "es";
            /** @description The id of the selected organization, or "personal". */
            selectedOrganization?: string | "personal";
        };
        UtilityAccount: {
            /** @description The service address. */
            address1: string;
            /** @description The customer’s number at the billing system. */
            CustomerId: string;
            /** @description The number of the service address at the billing system. */
            LocationId: string;
        };
        UtilityAccountInformation: {
            account: components["schemas"]["BillingAccount"];
            /** @description What autopay does for this account. */
            Autopay: {
                /** @description Whether autopay pays the bills. */
                AutopayEnabled: boolean;
                /**
                 * Format: uuid
                 * @description The id of the autopay enrollment.
                 */
                AutopayId: string | null;
                /** @description S: savings account. C: checking account. R: card. Empty: no autopay. */
                AutopayStatus: string;
                /**
                 * Format: double
                 * @description The maximum amount in dollars.
                 */
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
            /** @description The customer’s number at the billing system. */
            CustomerId: string;
            /** @description The number of the service address at the billing system. */
            LocationId: string;
        };
        Verification: {
            /**
             * Format: int64
             * @description 0: right away.
             */
            resendInSeconds: number;
        };
        WebViewOffer: {
            /** @description Email address of the account that the link opens. */
            email: string;
            /** @description Email address of another account that is open in this browser. */
            otherEmail: string | null;
        };
        WholeBill: {
            /**
             * @description The number of the account that is paid for.
             * @example 1001-5001
             */
            accountNumber: string;
            /** @description The service address. */
            address: string;
            /**
             * Format: double
             * @description As billed: only this bill’s charges.
             * @example 79.63
             */
            amount: number;
            /**
             * Format: double
             * @description Still open on this bill. Pending payments are subtracted.
             * @example 79.63
             */
            amountDueWithoutPending: number;
            /**
             * Format: date
             * @description The day of the bill.
             */
            billDate: string;
            /** @description For the account’s newest bill. Null for older ones. */
            due: {
                /** @description The parts of the amount, if there are several. */
                rows: {
                    /**
                     * Format: double
                     * @description Dollars. A credit is negative.
                     * @example 79.63
                     */
                    amount: number;
                    /** @description Language of the name: utility billing’s own words can be English on a Spanish bill. */
                    language: string;
                    /**
                     * @description The name.
                     * @example Water
                     */
                    name: string;
                }[];
                /**
                 * Format: double
                 * @description What is due on the account now. A credit is negative.
                 * @example 79.63
                 */
                total: number;
            } | null;
            /**
             * Format: date
             * @description The day by which to pay.
             */
            dueDate: string;
            /**
             * Format: uuid
             * @description The key by which it is asked for.
             */
            key: string;
            /** @description The previous balance, payments and penalty if known, then this bill’s charges. */
            lines: {
                /**
                 * Format: double
                 * @description Dollars. A credit is negative.
                 * @example 79.63
                 */
                amount: number;
                /** @description Language of the name: utility billing’s own words can be English on a Spanish bill. */
                language: string;
                /**
                 * @description The name.
                 * @example Water
                 */
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
                 * Format: double
                 * @description What is left to pay, in dollars.
                 * @example 61.2
                 */
                amount: number;
                /**
                 * Format: date
                 * @description The day by which to pay.
                 */
                dueOn: string;
            } | null;
            /** @description The number that people know it by. */
            number: string;
            /** @description For printing. */
            payOnlineAddress: string | null;
            /** @description Where a check is sent. */
            payTo: {
                /** @description The first line of the address. */
                line1: string;
                /** @description The second line of the address. */
                line2: string;
                /** @description The phone number. */
                phone: string;
            };
            /** @description The address of the bill as a PDF. */
            pdfLink: string;
            /** @description The readings of the meters. */
            readings: {
                /**
                 * Format: int64
                 * @description The reading of this bill.
                 */
                current: number;
                /** @description Whether the reading is an estimate. */
                isEstimated: boolean;
                /** @description The number of the meter. */
                meter: string;
                /**
                 * Format: int64
                 * @description The reading before.
                 */
                previous: number;
            }[];
            /**
             * @description The kind of pickup.
             * @example Water
             */
            service: string;
            /**
             * Format: date
             * @description The first day that the bill covers.
             */
            serviceFrom: string | null;
            /**
             * Format: date
             * @description The last day that the bill covers.
             */
            serviceTo: string | null;
            /**
             * Format: double
             * @description The sum of the lines.
             * @example 79.63
             */
            total: number;
            /**
             * Format: int64
             * @description How much was used.
             */
            usage: number | null;
            /** @description At most thirteen bills, this one last. */
            usageHistory: {
                /**
                 * Format: date
                 * @description The day of the bill.
                 */
                billDate: string;
                /**
                 * Format: int64
                 * @description How much was used.
                 */
                usage: number;
            }[];
            /** @description The usage in sentences. */
            usageTexts: string[];
            /**
             * @description The unit of the usage.
             * @example gallons
             */
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
    responses: {
        /** @description Error.ForeignOrigin: a page of another site sent it with our visitor’s cookie. */
        ForeignSite: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Error.IdempotencyInFlight: the first request with this key is still in progress. */
        InProgress: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Error.IdempotencyKeyReused: this key was used with another body. */
        KeyReused: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request cannot be read: a parameter or the body is malformed. */
        Malformed: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The logged-in user may not do this, or not yet. */
        NotAllowed: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Not logged in, or the session has ended. */
        NotLoggedIn: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The portal cannot answer right now. See Retry-After. */
        NotNow: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description An error on our side. The request id finds it in our logs. */
        OurError: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Error.TooLarge: the body is longer than the operation takes. */
        TooLarge: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many requests. See Retry-After. */
        TooManyRequests: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Error.UnsupportedMediaType: the body has another Content-Type than those listed. */
        WrongType: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: {
        /** @description Since when the operation is deprecated, as `@` and seconds since 1970 (RFC 9745). */
        Deprecation: string;
        /** @description How many requests are left (`r`) and the seconds until the limit starts over (`t`). An estimate: other servers of the city count, too. At 0, wait. */
        RateLimit: string;
        /** @description The limits that this request counts against, as requests (`q`) in seconds (`w`). One for the session and one for the account, or one for the network address. */
        "RateLimit-Policy": string;
        /** @description Seconds to wait before the same request. */
        "Retry-After": number;
        /** @description The day after which the operation may be gone (RFC 8594). */
        Sunset: string;
    };
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Activity"][];
                };
            };
            400: components["responses"]["Malformed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Activity"];
                };
            };
            400: components["responses"]["Malformed"];
            /** @description No such published service. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int64
                         * @description How many there are.
                         */
                        count: number;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
        };
    };
    searchAddresses: {
        parameters: {
            query?: {
                /** @description What a person typed so far. */
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlacedAddress"][];
                };
            };
            400: components["responses"]["Malformed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The street address. */
                        address: {
                            /** @description The street address. */
                            address: string;
                            /** @description The part of the city. */
                            area: string;
                            /**
                             * Format: uuid
                             * @description The id of the record.
                             */
                            id: string;
                            /**
                             * Format: double
                             * @description Degrees north.
                             */
                            latitude: number;
                            /**
                             * Format: double
                             * @description Degrees east; negative in America.
                             */
                            longitude: number;
                            /** @description The ZIP code. */
                            zip: string;
                        } | null;
                    };
                };
            };
            /** @description Map.OutsideCity. */
            400: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppStatus"];
                };
            };
            400: components["responses"]["Malformed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    /**
                     * @description Whether the page’s script was running.
                     * @default true
                     */
                    hasScript?: boolean;
                    /** @description Whether the article helped. */
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Malformed"];
            403: components["responses"]["ForeignSite"];
            /** @description No such published article. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthUser"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    /**
                     * @description The email address.
                     * @example name@example.com
                     */
                    email: string;
                };
            };
        };
        responses: {
            /** @description An email with a link is on its way to the new address. */
            204: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            /** @description There is already an account with this address. */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    /**
                     * Format: password
                     * @description The password so far.
                     */
                    currentPassword: string;
                    /**
                     * Format: password
                     * @description The password from now on.
                     */
                    newPassword: string;
                };
            };
        };
        responses: {
            /** @description Changed. All other sessions have ended. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The tokens of a mobile app. Null for browsers, which get a cookie. */
                        tokens: {
                            /** @description Bearer token. */
                            accessToken: string;
                            /**
                             * Format: int64
                             * @description Lifetime of the access token in seconds.
                             */
                            expiresIn: number;
                            /** @description Works once, to get the next pair. */
                            refreshToken: string;
                        } | null;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    /**
                     * Format: password
                     * @description The password.
                     */
                    password: string;
                };
            };
        };
        responses: {
            /** @description Confirmed for the next 15 minutes. */
            204: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInMeans"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
            400: components["responses"]["Malformed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    /** @description The token that renews the session. */
                    refreshToken: string;
                };
            };
        };
        responses: {
            /** @description Both tokens are new. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tokens"];
                };
            };
            400: components["responses"]["Malformed"];
            /** @description Unknown or already used. If it was already used, the session has ended. */
            401: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            403: components["responses"]["ForeignSite"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The email address. */
                        email: string;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    /**
                     * Format: password
                     * @description The password.
                     */
                    password: string;
                };
            };
        };
        responses: {
            /** @description Changed. All sessions have ended. */
            204: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            403: components["responses"]["ForeignSite"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["Malformed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The sessions of the account. */
                        sessions: components["schemas"]["OwnSession"][];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
        };
    };
    endOwnSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the session. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ended right away, with the web views that were opened from it. */
            204: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            /** @description Not your session. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            400: components["responses"]["Malformed"];
            /** @description The email address or password is wrong. */
            401: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The staff app, without the Admin flag. */
            403: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            403: components["responses"]["ForeignSite"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                /** @description The company whose account is used to log in. */
                provider: "apple" | "facebook" | "google";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description To the provider, or back to the login if there is no such provider. */
            303: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
        };
    };
    completeSocialSignIn: {
        parameters: {
            query?: {
                /** @description The code that came with the link or the redirect. */
                code?: string;
                /** @description Ties the answer of the other company to this login. */
                state?: string;
            };
            header?: {
                /** @description Carries the device’s part of the login, which must match `state`. */
                cookie?: string;
            };
            path: {
                /** @description The company whose account is used to log in. */
                provider: "apple" | "facebook" | "google";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description To the requested page, with a new or a confirmed session, or to the login. */
            303: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
        };
    };
    receiveSocialSignIn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The company whose account is used to log in. */
                provider: "apple" | "facebook" | "google";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Its code, which never changes. */
                    code?: string;
                    /** @description The state that it is in. */
                    state?: string;
                };
            };
        };
        responses: {
            /** @description To the same address by GET, where the browser sends its cookie. */
            303: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Verification"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
        };
    };
    enterWebView: {
        parameters: {
            query: {
                /** @description The code that came with the link or the redirect. */
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Works once, within 60 seconds, while the session that created it exists. With that session’s `Authorization` header the web view opens directly. Without it, a page asks the person first. */
                        url: string;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
        };
    };
    getWebViewOffer: {
        parameters: {
            query: {
                /** @description The code that came with the link or the redirect. */
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebViewOffer"];
                };
            };
            400: components["responses"]["Malformed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    /** @description Its code, which never changes. */
                    code: string;
                };
            };
        };
        responses: {
            /** @description With a session cookie that replaces the earlier one. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The page to show. */
                        path: string;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            403: components["responses"]["ForeignSite"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    /** @description The number of the account that is paid for. */
                    accountNumber?: string;
                    /**
                     * @description The kind of bank account.
                     * @enum {string}
                     */
                    accountType?: "checking" | "savings";
                    /** @description The customer’s number at the billing system. */
                    navilineCustomerId: string;
                    /** @description The number of the service address at the billing system. */
                    navilineLocationId: string;
                    /** @description The card or bank account as the payment provider’s token. We never see the number. */
                    nonce?: string | components["schemas"]["OpaqueData"];
                    /** @description The routing number of the bank, nine digits. */
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnrolledAutopay"];
                };
            };
            /** @description Util.FormContainsErrors without exactly one payment method. Payment.APICouldNotValidateError, Payment.TooManyMethods. */
            400: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            /** @description Billing.AccountNotFound or Payment.MethodNotFound: not yours. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            /** @description Billing.InvalidRoutingNumber: no bank has these numbers. */
            422: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            /** @description Payment.ProviderUnavailable or Payment.NotOpen. See Retry-After. */
            503: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            /** @description Autopay.NotFound: no autopay on one of your accounts. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            /** @description Autopay.NotFound: no autopay on one of your accounts. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
        };
    };
    endAutopay: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Turned off. Its owner is notified. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            /** @description Autopay.NotFound: no autopay on one of your accounts. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoardDetails"];
                };
            };
            400: components["responses"]["Malformed"];
            /** @description Boards.NotFound: no such board, or it no longer exists. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            400: components["responses"]["Malformed"];
            /** @description Boards.NotFound: no such board, or it no longer exists. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description Util.FormContainsErrors with each invalid field. */
            400: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            403: components["responses"]["ForeignSite"];
            /** @description Boards.NotFound. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            /** @description Auth.TooManyAttempts, with Retry-After. */
            429: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
        };
    };
    getBoardFollowing: {
        parameters: {
            query?: {
                /** @description The id in the link that was mailed to a follower. */
                follower?: string;
                /** @description Proves that the link came from the city. */
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description `asked`: a guest who has not confirmed yet. */
                        following: string;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
        };
    };
    confirmBoardFollowing: {
        parameters: {
            query: {
                /** @description The id in the link that was mailed to a follower. */
                follower: string;
                /** @description Proves that the link came from the city. */
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Malformed"];
            403: components["responses"]["ForeignSite"];
            /** @description BoardFollowing.LinkEnded: the link is invalid, or has ended. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
        };
    };
    openStopBoardFollowing: {
        parameters: {
            query: {
                /** @description The id in the link that was mailed to a follower. */
                follower: string;
                /** @description Proves that the link came from the city. */
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
                    /** @description The address. */
                    location: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
        };
    };
    stopBoardFollowing: {
        parameters: {
            query: {
                /** @description The id in the link that was mailed to a follower. */
                follower: string;
                /** @description Proves that the link came from the city. */
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Malformed"];
            /** @description BoardFollowing.LinkEnded: the link is invalid, or has ended. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoxFolder"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            /** @description Document.FolderNotFound: not your folder. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
        };
    };
    listDocuments: {
        parameters: {
            query: {
                /** @description The folder’s accessToken. */
                boxToken: string;
                /** @description The page of the list; the first is 1. */
                page?: number;
                /** @description The id of the resident in the system of customer relations. */
                sfId?: string;
                /** @description How the folder was opened: this, or sfId. */
                utilityAccount?: string;
            };
            header?: {
                /** @description Language of texts in the reply: en or es. */
                "accept-language"?: string;
            };
            path: {
                /** @description The id of the folder. */
                folderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first, 25 per page. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoxFolderPage"];
                };
            };
            400: components["responses"]["Malformed"];
            /** @description Document.LinkExpired: open the folder again. */
            403: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Document.FolderNotFound: the token is not valid, or is for another folder. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
        };
    };
    addToFolder: {
        parameters: {
            query: {
                /** @description The folder’s accessToken. */
                boxToken: string;
                /** @description The id of the resident in the system of customer relations. */
                sfId?: string;
                /** @description How the folder was opened: this, or sfId. */
                utilityAccount?: string;
            };
            header?: never;
            path: {
                /** @description The id of the folder. */
                folderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description The file.
                     */
                    file?: string;
                };
            };
        };
        responses: {
            /** @description Redirects to the folder’s page with `added`, or with the error in `refused`: File.Empty, File.KindNotTaken, File.Incomplete, File.TooManyPixels, Error.TooLarge, Document.ReadOnly, Document.Full. */
            303: {
                headers: {
                    /** @description The address. */
                    location: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            /** @description Document.LinkExpired: open the folder again. */
            403: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Document.FolderNotFound: the token is not valid, or is for another folder. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Error.TooLarge: more than 20 MB. */
            413: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Error.UnsupportedMediaType. */
            415: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoxFolder"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            /** @description Document.FolderNotFound: not your folder. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
        };
    };
    getBusinessChecklist: {
        parameters: {
            query?: {
                /** @description The address, as people write it. */
                address?: string;
                /** @description The kind of business. */
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BusinessChecklist"];
                };
            };
            400: components["responses"]["Malformed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    /** @description The street address. */
                    address?: string;
                    /** @description The kind of business. */
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description Checklist.Unanswered: a question has no answer. */
            400: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
        };
    };
    markChecklistStep: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The step of the checklist. */
                step: "zoning" | "building" | "sign" | "outdoor" | "health" | "fire" | "registration" | "license" | "newOwner" | "foodTruck" | "liquor" | "contractorLicense" | "renewal";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Whether the step is done. */
                    isDone: boolean;
                };
            };
        };
        responses: {
            /** @description Marked. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            /** @description Checklist.NotSaved: no checklist is kept. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
        };
    };
    getCitation: {
        parameters: {
            query: {
                /** @description Proves that the link came from the city. */
                signature: string;
            };
            header?: {
                /** @description Language of texts in the reply: en or es. */
                "accept-language"?: string;
            };
            path: {
                /** @description The number on the citation. */
                number: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The citation. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Citation"];
                };
            };
            400: components["responses"]["Malformed"];
            /** @description Payment.CitationNotFound: the link is not valid. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    /**
                     * @description The number that people know it by.
                     * @example C-2026-0815
                     */
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Citation"];
                };
            };
            400: components["responses"]["Malformed"];
            403: components["responses"]["ForeignSite"];
            /** @description Payment.CitationNotFound: no such number, or another plate. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
        };
    };
    listContractorPermits: {
        parameters: {
            query?: {
                /** @description The last permit of the page before. */
                after?: "" | string;
                /** @description Which part of the list is shown. */
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description At most 999 each. */
                        counts: {
                            /**
                             * Format: int64
                             * @description How many there are in all.
                             */
                            all: number;
                            /**
                             * Format: int64
                             * @description How many end soon.
                             */
                            expiring: number;
                            /**
                             * Format: int64
                             * @description How many have a fee that is due.
                             */
                            feeDue: number;
                            /**
                             * Format: int64
                             * @description How many are open.
                             */
                            open: number;
                            /**
                             * Format: int64
                             * @description How many need an inspection to be booked.
                             */
                            toBook: number;
                        };
                        /** @description The licenses of the organization. */
                        licenses: components["schemas"]["OwnLicense"][];
                        /** @description The permits. */
                        permits: components["schemas"]["ContractorPermit"][];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoundContractor"][];
                };
            };
            400: components["responses"]["Malformed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            400: components["responses"]["Malformed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                /** @description Proves that the link came from the city. */
                signature: string;
            };
            header?: {
                /** @description Language of texts in the reply: en or es. */
                "accept-language"?: string;
            };
            path: {
                /** @description The reference of the payment. */
                reference: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The same as `openBillPay`. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            400: components["responses"]["Malformed"];
            /** @description Payment.AccountNotFound: there is nothing to pay under this number, or it is not yours. Payment.CitationNotFound. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payment.InFlight: the same payment is in progress. Payment.StillBeingChecked: another payment for the same thing is open. Payment.NothingToPay: it is already paid. Error.IdempotencyKeyReused. Payment.NothingDue, Payment.PaidRecently (the same amount on the account in the last day, by anyone) or Payment.MoreThanDue (by more than the city’s limit). `questions` has the details. Send the request again with `confirm` to pay anyway. */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "text/html": string;
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                /** @description What is paid: a utility bill, a permit or another fee. */
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description You were not charged. Payment.AmountInvalid. Payment.CitationAmount: a citation is paid in full. Payment.MethodMissing: send either a nonce or a saved method. Payment.Declined, Payment.CardNumberInvalid, Payment.CardExpired, Payment.BankNumberInvalid. */
            400: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            /** @description Payment.AccountNotFound: there is nothing to pay under this number, or it is not yours. Payment.CitationNotFound. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payment.InFlight: the same payment is in progress. Payment.StillBeingChecked: another payment for the same thing is open. Payment.NothingToPay: it is already paid. Error.IdempotencyKeyReused. Payment.NothingDue, Payment.PaidRecently (the same amount on the account in the last day, by anyone) or Payment.MoreThanDue (by more than the city’s limit). `questions` has the details. Send the request again with `confirm` to pay anyway. */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "text/html": string;
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                /** @description What is paid: a utility bill, a permit or another fee. */
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description You were not charged. Payment.AmountInvalid. Payment.CitationAmount: a citation is paid in full. Payment.MethodMissing: send either a nonce or a saved method. Payment.Declined, Payment.CardNumberInvalid, Payment.CardExpired, Payment.BankNumberInvalid. */
            400: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payment.AccountNotFound: there is nothing to pay under this number, or it is not yours. Payment.CitationNotFound. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payment.InFlight: the same payment is in progress. Payment.StillBeingChecked: another payment for the same thing is open. Payment.NothingToPay: it is already paid. Error.IdempotencyKeyReused. Payment.NothingDue, Payment.PaidRecently (the same amount on the account in the last day, by anyone) or Payment.MoreThanDue (by more than the city’s limit). `questions` has the details. Send the request again with `confirm` to pay anyway. */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "text/html": string;
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredMethod"][];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            /** @description Account.NotYours: another person’s id. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            /** @description Payment.MethodNotFound: not your method. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            /** @description Payment.ProviderUnavailable or Payment.NotOpen. See Retry-After. */
            503: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredMethod"][];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            /** @description Payment.ProviderUnavailable or Payment.NotOpen. See Retry-After. */
            503: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
        };
    };
    getDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the service. */
                serviceId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The draft of the person, or of this device if not logged in. Null without a draft. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The draft, if there is one. */
                        draft: {
                            /** @description The files. */
                            files: components["schemas"]["DraftFile"][];
                            /** @description The saved draft. */
                            form: {
                                [key: string]: unknown;
                            };
                            /**
                             * Format: uuid
                             * @description The id of the record.
                             */
                            id: string;
                            /**
                             * Format: date-time
                             * @description When it was last changed.
                             */
                            updatedAt: string;
                        } | null;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
        };
    };
    saveDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the service. */
                serviceId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The answers so far, by field. */
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: uuid
                         * @description The id of the record.
                         */
                        id: string;
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            403: components["responses"]["ForeignSite"];
            /** @description Service.NotFound: no such published service. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
        };
    };
    deleteDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the service. */
                serviceId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted, with its files. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Malformed"];
            403: components["responses"]["ForeignSite"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
        };
    };
    addDraftFile: {
        parameters: {
            query?: {
                /** @description The name of the file. */
                name?: string;
            };
            header?: never;
            path: {
                /** @description The id of the service. */
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DraftFile"];
                };
            };
            /** @description File.Empty, File.KindNotTaken, File.Incomplete, File.TooManyPixels, File.TooMany, File.TogetherTooLarge. */
            400: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            403: components["responses"]["ForeignSite"];
            /** @description Service.NotFound: no such published service. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Error.TooLarge: more than 10 MB. */
            413: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Error.UnsupportedMediaType. */
            415: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
        };
    };
    removeDraftFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the file. */
                fileId: string;
                /** @description The id of the service. */
                serviceId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Malformed"];
            403: components["responses"]["ForeignSite"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
        };
    };
    setThumbnail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the file. */
                fileId: string;
                /** @description The id of the service. */
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description File.Empty, File.KindNotTaken, File.Incomplete, File.TooManyPixels. */
            400: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            403: components["responses"]["ForeignSite"];
            /** @description Error.NotFound: no such picture in your own draft. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Error.TooLarge: more than 24 kB. */
            413: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Error.UnsupportedMediaType. */
            415: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeatureFlag"][];
                };
            };
            400: components["responses"]["Malformed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedEvent"][];
                };
            };
            400: components["responses"]["Malformed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewsFeedItem"][];
                };
            };
            400: components["responses"]["Malformed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FollowedBoard"][];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FollowedPermit"][];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KnownDetails"];
                };
            };
            400: components["responses"]["Malformed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LanguageOption"][];
                };
            };
            400: components["responses"]["Malformed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                /** @description The language of the texts. */
                lng: string;
                /** @description The group of texts: `translation` has all of them. */
                ns: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Texts by group and key. Plural forms end in _one and _other. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
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
            400: components["responses"]["Malformed"];
            /** @description No such language or namespace. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            /** @description Permits.NotFound, Inspections.NotFound. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnInvitation"][];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
        };
    };
    declineInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ended. A second call changes nothing. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
        };
    };
    acceptInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description You are an approved member. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            /** @description Invitations.Ended: there is none for your email address. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The forms. */
                        businessProcesses: components["schemas"]["BusinessProcess"][];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                /** @description The id of the form. */
                bpid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The version in use, with the service that leads to it. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HostedForm"];
                };
            };
            400: components["responses"]["Malformed"];
            /** @description Form.NotFound: no such form, or no service leads to it. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                /** @description The id of the form. */
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Due after the reviews. Null if it is not known yet. */
                        fee: {
                            /** @description The lines. */
                            lines: {
                                /**
                                 * Format: double
                                 * @description Dollars.
                                 */
                                amount: number;
                                /** @description The name. */
                                name: string;
                                /** @description The rule that it follows. */
                                rule: string;
                            }[];
                            /**
                             * Format: double
                             * @description Dollars.
                             */
                            total: number;
                        } | null;
                        /** @description What is wrong with the answers. */
                        problems: {
                            /** @description Its code, which never changes. */
                            code: string;
                            /** @description The name of the field. */
                            field: string;
                            /** @description About this case, in the reader’s language. */
                            message?: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            403: components["responses"]["ForeignSite"];
            /** @description Form.NotFound: no such form, or no service leads to it. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                /** @description The id of the form. */
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: double
                         * @description Dollars.
                         */
                        feeTotal: number;
                        /**
                         * Format: uuid
                         * @description The id of the submission.
                         */
                        portalSubmissionId: string;
                    };
                };
            };
            /** @description Util.FormContainsErrors with each invalid field. */
            400: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Auth.SignInRequired: this service needs an account. */
            401: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Auth.VerificationRequired, Auth.AccountIncomplete. */
            403: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Form.NotFound: no such form, or no service leads to it. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            409: components["responses"]["InProgress"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    /** @description The id of the form. */
                    bpid: string;
                    /**
                     * Format: uuid
                     * @description The id of the submission.
                     */
                    portalSubmissionId: string;
                };
            };
        };
        responses: {
            /** @description The request. The same one if you ask again. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The number to give when asking about it. */
                        caseNumber: string;
                        /**
                         * Format: uuid
                         * @description The id of the record.
                         */
                        id: string;
                        /**
                         * Format: double
                         * @description Dollars.
                         */
                        paymentAmount: number | null;
                        /** @description The code of the fee at the payment provider. */
                        paymentCode: string | null;
                        /** @description Whether a fee must be paid. */
                        paymentRequired: boolean;
                        /** @description Of an application for a permit. */
                        permit: {
                            /**
                             * Format: int64
                             * @description The number that people know it by.
                             */
                            number: number;
                            /**
                             * Format: int64
                             * @description The year.
                             */
                            year: number;
                        } | null;
                        /** @description The status that it has. */
                        status: string;
                        /** @description The status page for a guest. Null if the guest gets it by email. Not null if no email was sent, because this address got too many emails this hour. */
                        statusPath: string | null;
                        /** @description The kind of this record. */
                        type: string;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            /** @description Auth.SignInRequired: this service needs an account. */
            401: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Auth.VerificationRequired, Auth.AccountIncomplete. */
            403: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Form.SubmissionNotFound: not your submission. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Form.AlreadySent: another call is creating the request right now. */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                /** @description The code printed on the license. */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The license of this code. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LicenseCheck"];
                };
            };
            400: components["responses"]["Malformed"];
            /** @description License.NoSuchCode: there is no such code. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                /** @description The code printed on the license. */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An iCalendar file (RFC 5545). */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            400: components["responses"]["Malformed"];
            /** @description License.NoSuchCode: there is no such code. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                /** @description The code printed on the license. */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description To be hung up in the business. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["Malformed"];
            /** @description License.NoSuchCode: there is no such code. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    /**
                     * @description The number of the license.
                     * @example R-1024
                     */
                    licenseNumber: string;
                    /** @description The secret number on the license. */
                    licensePIN: string;
                    /**
                     * @description The last two characters of the year on the license. It is renewed for the next.
                     * @example 25
                     */
                    licenseYear: string;
                    /**
                     * Format: double
                     * @description As calculated. Another amount is refused. Dollars.
                     */
                    total: number;
                };
            };
        };
        responses: {
            /** @description The license is valid for its new year as soon as the request is paid. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LicenseRenewal"];
                };
            };
            400: components["responses"]["Malformed"];
            403: components["responses"]["ForeignSite"];
            /** @description License.NotFound: no such number, or another PIN. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description License.Stopped, License.Renewed, License.TooEarly, License.OtherYear, License.NoSchedule, License.NoFees, License.AmountChanged, License.ChangedMeanwhile. Payment.StillBeingChecked: a payment is open. */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    /**
                     * @description The number of the license.
                     * @example R-1024
                     */
                    licenseNumber: string;
                    /** @description The secret number on the license. */
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RenewalFees"];
                };
            };
            400: components["responses"]["Malformed"];
            403: components["responses"]["ForeignSite"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                /** @description The id of the request that the fee belongs to. */
                activityId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The applications. Interest for paying late comes last. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description `customer-location`. */
                        accountNumber: string;
                        /**
                         * Format: double
                         * @description Dollars.
                         */
                        amount: number;
                        /** @description The number to give when asking about it. */
                        caseNumber: string;
                        /** @description Whether it is paid. */
                        isPaid: boolean;
                        /** @description What the bill is made of. */
                        itemizedBill: {
                            /**
                             * Format: double
                             * @description Dollars.
                             */
                            applicationFee: number;
                            /** @description What was applied for. */
                            applicationName: string;
                            /** @description The number of the application. */
                            applicationNumber: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            /** @description Request.NotFound: not your request, or no such bill. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    /** @description What happened. */
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            /** @description MailTrouble.EventsUnsigned: not the password, or the city has none. */
            401: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The features of the layer (GeoJSON). */
                        features: {
                            /** @description The shape of the feature (GeoJSON). */
                            geometry: {
                                /** @description Longitude and latitude of each corner (GeoJSON). */
                                coordinates: number[][];
                                /**
                                 * @description The kind of this record.
                                 * @enum {string}
                                 */
                                type: "LineString";
                            } | {
                                /** @description Longitude and latitude of each corner (GeoJSON). */
                                coordinates: number[][][];
                                /**
                                 * @description The kind of this record.
                                 * @enum {string}
                                 */
                                type: "Polygon";
                            };
                            /** @description The id of the record. */
                            id: string;
                            /** @description The values of the feature (GeoJSON). */
                            properties: {
                                /** @description The kind of this entry. */
                                kind: string;
                                /** @description The name. */
                                name: string;
                            };
                            /**
                             * @description The kind of this record.
                             * @enum {string}
                             */
                            type: "Feature";
                        }[];
                        /**
                         * @description The kind of this record.
                         * @enum {string}
                         */
                        type: "FeatureCollection";
                    };
                };
            };
            400: components["responses"]["Malformed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
        };
    };
    findMaterials: {
        parameters: {
            query?: {
                /** @description From 1, with 15 results per page. A page after the last one is empty. */
                page?: number;
                /** @description Only materials that go this way. */
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was found. */
                        results: components["schemas"]["Material"][];
                        /**
                         * Format: int64
                         * @description Results on all pages together. Counting ends at 1,000.
                         */
                        total: number;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Material"];
                };
            };
            400: components["responses"]["Malformed"];
            /** @description Materials.NotFound. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountLookup"];
                };
            };
            400: components["responses"]["Malformed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                /** @description The key of the bill, as the list of bills gives it. */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In the reader’s language. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WholeBill"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            /** @description Billing.BillNotFound: not your bill, nor the organization’s. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                /** @description The key of the bill, as the list of bills gives it. */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its amounts, what is due, the usage, how to pay, and a slip to pay by mail. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            /** @description Billing.BillNotFound: not your bill, nor the organization’s. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillingHistory"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            /** @description Organization.NotFound: you are not an approved member of this organization. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DelinquentStatus"][];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            /** @description Organization.NotFound: you are not an approved member of this organization. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentHistoryRecord"][];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            /** @description Billing.NoAccounts: there is no utility account. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentHistory"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            /** @description Billing.NoAccounts: there is no utility account. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UtilityAccountInformation"][];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            /** @description Billing.AccountNotFound, Organization.NotFound: another’s. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description Account.utility-account-street-number-mismatch: no such customer at this street number. Util.FormContainsErrors if something is missing. */
            400: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            /** @description Billing.AccountNotFound, Organization.NotFound: another’s. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Billing.duplicate-payment-account: already added. */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description Util.FormContainsErrors without an account. */
            400: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            /** @description Billing.AccountNotFound: not your account, nor the organization’s. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    /** @description Whether bills come by email only. */
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            /** @description Billing.AccountNotFound: not your account, nor the organization’s. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationChoices"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description NotificationChoices.QuietSame: quiet hours end when they begin. */
            400: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
        };
    };
    listMessages: {
        parameters: {
            query?: {
                /** @description Only messages older than this one in the same list. */
                before?: string;
                /** @description The most entries that the reply may have. */
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"][];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            /** @description Message.NotFound: not your message. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            /** @description Message.NotFound: not your message. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int64
                         * @description How many there are.
                         */
                        count: number;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
        };
    };
    listDataSets: {
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
            /** @description Made again each night. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenData"];
                };
            };
            400: components["responses"]["Malformed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
        };
    };
    getOpenDataFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The data set and the format. */
                file: "requests.csv" | "requests.json" | "requests.geojson" | "permits.csv" | "permits.json" | "permits.geojson" | "permit-history.csv" | "permit-history.json" | "permit-inspections.csv" | "permit-inspections.json" | "permit-contractors.csv" | "permit-contractors.json" | "services.csv" | "services.json" | "pickup-calendar.csv" | "pickup-calendar.json" | "boards.csv" | "boards.json" | "board-seats.csv" | "board-seats.json" | "board-meetings.csv" | "board-meetings.json";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description CSV (RFC 4180, UTF-8, with a header), a JSON array of rows, or GeoJSON (RFC 7946). `GET /open-data` has the columns. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/geo+json": {
                        /** @description A point for each row that has a place. */
                        features: {
                            [key: string]: unknown;
                        }[];
                        /**
                         * @description Of GeoJSON.
                         * @enum {string}
                         */
                        type: "FeatureCollection";
                    };
                    "application/json": {
                        [key: string]: unknown;
                    }[];
                    "text/csv": string;
                };
            };
            400: components["responses"]["Malformed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
        };
    };
    getOpenDataCatalog: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In English. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/ld+json": components["schemas"]["OpenDataCatalog"];
                };
            };
            400: components["responses"]["Malformed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["Malformed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["Malformed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["Malformed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["Malformed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JoinedOrganization"][];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
        };
    };
    listInvitations: {
        parameters: {
            query: {
                /** @description The id of the organization. */
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationInvitation"][];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            /** @description Organization.NotFound: you are not an approved member of this organization. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    /** @description The email address. */
                    email: string;
                    /**
                     * Format: uuid
                     * @description The id of the organization.
                     */
                    organizationId: string;
                };
            };
        };
        responses: {
            /** @description Sent. Inviting twice sends the email again. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description Util.FormContainsErrors with each invalid field. */
            400: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            /** @description Organization.NotFound: you are not an approved member of this organization. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Invitations.AlreadyMember or Invitations.TooMany. */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            /** @description Auth.TooManyAttempts, with Retry-After. */
            429: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
        };
    };
    withdrawInvitation: {
        parameters: {
            query: {
                /** @description The id of the record. */
                id: string;
                /** @description The id of the organization. */
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            /** @description Organization.NotFound: you are not an approved member of this organization. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnLicense"][];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    /**
                     * @description The number that people know it by.
                     * @example C-3300
                     */
                    number: string;
                    /**
                     * Format: uuid
                     * @description The id of the organization.
                     */
                    organizationId: string;
                    /** @description The secret number on the license. */
                    pin: string;
                };
            };
        };
        responses: {
            /** @description Connected. A second call changes nothing. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            /** @description Organization.ManagersOnly. */
            403: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description License.NotFound, the same for an unknown number and a wrong PIN. Organization.NotFound. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Contractors.LicenseTaken: it belongs to another organization. */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            /** @description Auth.TooManyAttempts, with Retry-After. */
            429: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
        };
    };
    listMembers: {
        parameters: {
            query: {
                /** @description The id of the organization. */
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationMember"][];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            /** @description Organization.NotFound: you are not an approved member of this organization. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
        };
    };
    removeMember: {
        parameters: {
            query: {
                /** @description The id of the organization. */
                organizationId: string;
                /** @description The id of the person. */
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            /** @description Organization.NotFound: you are not an approved member of this organization. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Organization.NotOneself or Organization.LastManager. */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    /**
                     * Format: uuid
                     * @description The id of the organization.
                     */
                    organizationId: string;
                    /**
                     * @description What the member may do in the organization.
                     * @enum {string}
                     */
                    role: "manager" | "member";
                    /**
                     * Format: uuid
                     * @description The id of the person.
                     */
                    userId: string;
                };
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            /** @description Organization.NotFound: you are not an approved member of this organization. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Organization.NotApproved or Organization.LastManager. */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    /**
                     * Format: uuid
                     * @description The id of the organization.
                     */
                    organizationId: string;
                    /**
                     * Format: uuid
                     * @description The id of the person.
                     */
                    userId: string;
                };
            };
        };
        responses: {
            /** @description Approved. The person is notified by email. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            /** @description Organization.NotFound: you are not an approved member of this organization. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Organization.AlreadyApproved. */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParcelZoning"];
                };
            };
            400: components["responses"]["Malformed"];
            /** @description Zoning.NoLandParcelMatchesPopupContent. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: uuid
                         * @description The id of the record.
                         */
                        id: string | null;
                    };
                };
            };
            /** @description Map.OutsideCity. */
            400: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                     * Format: double
                     * @description Dollars with at most two decimals, at least 1.00 in all.
                     * @example 82.5
                     */
                    amount: number;
                    /**
                     * @description What is paid: a utility bill, a permit or another fee.
                     * @enum {string}
                     */
                    appCode?: "MISC" | "BUILDING" | "UTILITY" | "PERMIT";
                    /** @description Only with a saved method: turn on autopay for the account. With a nonce autopay stays off, and the reply says so. */
                    autoPay?: boolean;
                    /** @description The codes of the questions that the payer answered with yes. */
                    confirm?: ("Payment.NothingDue" | "Payment.PaidRecently" | "Payment.MoreThanDue")[];
                    /**
                     * @description The email address.
                     * @example name@example.com
                     */
                    email?: string | null;
                    /** @description The customer’s number at the billing system. */
                    navilineCustomerId: string;
                    /** @description The number of the service address at the billing system. */
                    navilineLocationId: string;
                    /** @description The card or bank account as the payment provider’s token. We never see the number. */
                    nonce?: string | components["schemas"]["OpaqueData"];
                    /** @description What is paid, in words. */
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The payment provider’s number of the transaction. */
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The payment provider’s number of the transaction. */
                        authNetTransId: null;
                        payment: components["schemas"]["Payment"];
                    };
                };
            };
            /** @description You were not charged. Payment.AmountInvalid. Payment.CitationAmount: a citation is paid in full. Payment.MethodMissing: send either a nonce or a saved method. Payment.Declined, Payment.CardNumberInvalid, Payment.CardExpired, Payment.BankNumberInvalid. */
            400: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            403: components["responses"]["ForeignSite"];
            /** @description Payment.AccountNotFound: there is nothing to pay under this number, or it is not yours. Payment.CitationNotFound. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payment.InFlight: the same payment is in progress. Payment.StillBeingChecked: another payment for the same thing is open. Payment.NothingToPay: it is already paid. Error.IdempotencyKeyReused. Payment.NothingDue, Payment.PaidRecently (the same amount on the account in the last day, by anyone) or Payment.MoreThanDue (by more than the city’s limit). `questions` has the details. Send the request again with `confirm` to pay anyway. */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentArrangement"][];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            /** @description Arrangement.NotFound or Payment.MethodNotFound: not yours. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Arrangement.NotOpen: it can no longer be answered. */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            /** @description Arrangement.NotFound or Payment.MethodNotFound: not yours. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Arrangement.NotOpen: it can no longer be answered. */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentProfile"][];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            /** @description Account.NotYours: another person’s id. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    /** @description The card or bank account as the payment provider’s token. We never see the number. */
                    nonce?: string | components["schemas"]["OpaqueData"];
                    /** @description The card or bank account as the payment provider’s token. We never see the number. */
                    token?: string | components["schemas"]["OpaqueData"];
                };
            };
        };
        responses: {
            /** @description Saved, or not saved with a resultCode. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Why the provider refused it: `Payment.APICouldNotValidateError` or `Payment.TooManyMethods`. */
                        resultCode?: string;
                        /** @description Whether it was done. */
                        success: boolean;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            /** @description Payment.ProviderUnavailable or Payment.NotOpen. See Retry-After. */
            503: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredMethodUse"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            /** @description Payment.MethodNotFound: not your method. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            /** @description Payment.MethodNotFound: not your method. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            /** @description Payment.ProviderUnavailable or Payment.NotOpen. See Retry-After. */
            503: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The city’s name at the payment provider. */
                        apiLoginID: string;
                        /** @description The city’s public key at the payment provider. */
                        clientKey: string;
                        /** @description The address of the payment provider’s script. */
                        scriptUrl: string;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The number to give when asking about it. */
                        caseNumber: string;
                        /**
                         * Format: uuid
                         * @description The id of the record.
                         */
                        Id: string;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            /** @description Payment.RecordNotFound. Account.NotYours: the ids are not those of the session. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payment.NothingToPay: it is already paid. */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    /**
                     * Format: uuid
                     * @description The id of the request.
                     */
                    activityId: string;
                    /**
                     * Format: double
                     * @description Dollars with at most two decimals, at least 1.00 in all.
                     * @example 82.5
                     */
                    amount: number;
                    /** @description Ignored, because permits are not due regularly. */
                    autoPay?: boolean;
                    /** @description The codes of the questions that the payer answered with yes. */
                    confirm?: ("Payment.NothingDue" | "Payment.PaidRecently" | "Payment.MoreThanDue")[];
                    /**
                     * @description The email address.
                     * @example name@example.com
                     */
                    email?: string | null;
                    /** @description The customer’s number at the billing system. */
                    navilineCustomerId: string;
                    /** @description The number of the service address at the billing system. */
                    navilineLocationId: string;
                    /** @description The card or bank account as the payment provider’s token. We never see the number. */
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The payment provider’s number of the transaction. */
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The payment provider’s number of the transaction. */
                        authNetTransId: null;
                        payment: components["schemas"]["Payment"];
                    };
                };
            };
            /** @description You were not charged. Payment.AmountInvalid. Payment.CitationAmount: a citation is paid in full. Payment.MethodMissing: send either a nonce or a saved method. Payment.Declined, Payment.CardNumberInvalid, Payment.CardExpired, Payment.BankNumberInvalid. */
            400: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            /** @description Payment.AccountNotFound: there is nothing to pay under this number, or it is not yours. Payment.CitationNotFound. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payment.InFlight: the same payment is in progress. Payment.StillBeingChecked: another payment for the same thing is open. Payment.NothingToPay: it is already paid. Error.IdempotencyKeyReused. Payment.NothingDue, Payment.PaidRecently (the same amount on the account in the last day, by anyone) or Payment.MoreThanDue (by more than the city’s limit). `questions` has the details. Send the request again with `confirm` to pay anyway. */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceInfo"];
                };
            };
            400: components["responses"]["Malformed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    /**
                     * Format: uuid
                     * @description The id of the request.
                     */
                    activityId: string | null;
                    /** @description The codes of the questions that the payer answered with yes. */
                    confirm?: ("Payment.NothingDue" | "Payment.PaidRecently" | "Payment.MoreThanDue")[];
                    /**
                     * @description The email address for a guest’s receipt.
                     * @example name@example.com
                     */
                    email: string | null;
                    /** @description The entries. */
                    items: {
                        /**
                         * @description `customer-location` of a water account, or the number of a citation or request.
                         * @example 1001-5001
                         */
                        accountNumber: string;
                        /**
                         * Format: double
                         * @description Dollars with at most two decimals, at least 1.00 in all.
                         * @example 82.5
                         */
                        amount: number;
                    }[];
                    /**
                     * @description What is paid.
                     * @enum {string}
                     */
                    transactionType: "UTILITY" | "Form Fee" | "LPI" | "CITATION";
                };
            };
        };
        responses: {
            /** @description Started. If one is already open, the same payment. */
            201: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description For a frame. */
                        frameUrl: string;
                        /** @description Redirects to the provider and back. */
                        redirectUrl: string;
                        /** @description The reference of the payment, to look it up by. */
                        reference: string;
                        /** @description Finds this payment in `getPayment` and similar calls, also after logging in or out. */
                        signature: string;
                    };
                };
            };
            /** @description You were not charged. Payment.AmountInvalid. Payment.CitationAmount: a citation is paid in full. Payment.MethodMissing: send either a nonce or a saved method. Payment.Declined, Payment.CardNumberInvalid, Payment.CardExpired, Payment.BankNumberInvalid. */
            400: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            403: components["responses"]["ForeignSite"];
            /** @description Payment.AccountNotFound: there is nothing to pay under this number, or it is not yours. Payment.CitationNotFound. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payment.InFlight: the same payment is in progress. Payment.StillBeingChecked: another payment for the same thing is open. Payment.NothingToPay: it is already paid. Error.IdempotencyKeyReused. Payment.NothingDue, Payment.PaidRecently (the same amount on the account in the last day, by anyone) or Payment.MoreThanDue (by more than the city’s limit). `questions` has the details. Send the request again with `confirm` to pay anyway. */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                /** @description The reference of the payment. */
                reference: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As in our records. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"];
                };
            };
            400: components["responses"]["Malformed"];
            /** @description Payment.NotFound: not your payment. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                /** @description The reference of the payment. */
                reference: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description From a guest’s link or `beginPayment`. The payer does not need it. */
                    signature?: string;
                    /** @description The payment provider’s number of the transaction. */
                    transactionId: string | null;
                };
            };
        };
        responses: {
            /** @description The payment after the provider’s answer. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"];
                };
            };
            400: components["responses"]["Malformed"];
            403: components["responses"]["ForeignSite"];
            /** @description Payment.NotFound: not your payment. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                /** @description The reference of the payment. */
                reference: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was paid, where, when and how. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["Malformed"];
            /** @description Payment.NotFound: not your payment. Payment.NoReceipt: it was not paid. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                /** @description The id of the request that the fee belongs to. */
                activityId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The fee. It is paid in full, once. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fee"];
                };
            };
            400: components["responses"]["Malformed"];
            /** @description Payment.AccountNotFound: nothing to pay, or not your request. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"][];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            /** @description Organization.NotFound: you are not an approved member of this organization. Billing.AccountNotFound: another person’s id. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            /** @description Organization.NotFound: you are not an approved member of this organization. Billing.AccountNotFound: another person’s id. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    /** @description The name of the notification setting. */
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            /** @description Payment.NoticeUnsigned: not signed by the provider. */
            401: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                /** @description What is paid: a utility bill, a permit or another fee. */
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The address of the payment page. */
                        iframeURL: string;
                    };
                };
            };
            /** @description You were not charged. Payment.AmountInvalid. Payment.CitationAmount: a citation is paid in full. Payment.MethodMissing: send either a nonce or a saved method. Payment.Declined, Payment.CardNumberInvalid, Payment.CardExpired, Payment.BankNumberInvalid. */
            400: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payment.AccountNotFound: there is nothing to pay under this number, or it is not yours. Payment.CitationNotFound. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payment.InFlight: the same payment is in progress. Payment.StillBeingChecked: another payment for the same thing is open. Payment.NothingToPay: it is already paid. Error.IdempotencyKeyReused. Payment.NothingDue, Payment.PaidRecently (the same amount on the account in the last day, by anyone) or Payment.MoreThanDue (by more than the city’s limit). `questions` has the details. Send the request again with `confirm` to pay anyway. */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                /** @description The name of the guide. */
                guide: "newResidential" | "newCommercial" | "remodel";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What to send, the reviews, inspections and fees of today. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["Malformed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
        };
    };
    getPermitNeed: {
        parameters: {
            query: {
                /** @description Empty for a new building. */
                option?: "" | ("BuildingShed" | "PuttingUpFence" | "InstallingHotTub" | "RepairReplaceRoof" | "ReplaceFurnace" | "ReplaceWaterHeater" | "InstallResidentialDriveway" | "InstallAboveGroundPool" | "ReplaceWindow" | "InstallPatio" | "InstallDeckUnder4Feet" | "RepairReplaceSiding" | "InstallPrivateSidewalk" | "MinorHVACWork" | "MinorElectricalWork" | "MinorPlumbingWork" | "RemodelingStructure" | "Other");
                /** @description The kind of property. */
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermitNeed"];
                };
            };
            400: components["responses"]["Malformed"];
            /** @description PermitNeed.NoOption: not offered for this property. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                /** @description The number after the year in the permit’s number. */
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What the city’s records say. */
                        OutputParms: {
                            /** @description The address of the work. */
                            Address: string;
                            /**
                             * @description MMDDYY. The year is the latest that is not in the future; `permit.appliedOn` has it whole.
                             * @example 102826
                             */
                            ApplicationDate: string;
                            /** @description Where the application stands. */
                            ApplicationStatus: string;
                            /** @description What was applied for. */
                            ApplicationType: string;
                            /** @description The name of the contractor. */
                            ContractorName: string;
                            /** @description `0000`; `0001` if there is no such permit. */
                            ErrorCode: string;
                            /**
                             * @description Dollars, nine digits.
                             * @example 000012500
                             */
                            EstimatedValue: string;
                            /** @description The owner of the property. */
                            Owner: string;
                            /** @description The number of the parcel. */
                            Parcel: string;
                            /**
                             * @description Seven digits.
                             * @example 0000640
                             */
                            SquareFootage: string;
                            /** @description The name of the tenant. */
                            TenantName: string;
                            /** @description The number of the tenant. */
                            TenantNumber: string;
                            /** @description The zoning district in words. */
                            ZoneDesc: string;
                        };
                        /** @description The permit. */
                        permit: {
                            /**
                             * Format: date
                             * @description The day of the application.
                             */
                            appliedOn: string;
                            /**
                             * Format: date
                             * @description The day on which it was closed.
                             */
                            closedOn: string | null;
                            /** @description What the permit asks of the work. */
                            conditions: string | null;
                            /** @description The number of the contractor’s license. */
                            contractorLicense: string;
                            /** @description A description in plain words. */
                            description: string;
                            /**
                             * Format: date
                             * @description The last day on which work may go on.
                             */
                            expiresOn: string | null;
                            /** @description The fees. */
                            fees: {
                                /**
                                 * Format: double
                                 * @description Dollars.
                                 */
                                amount: number;
                                /** @description The name. */
                                name: string;
                                /** @description The fee schedule’s line that it follows. */
                                rule: string;
                            }[];
                            /** @description The latest first. */
                            inspections: {
                                /** @description Its code, which never changes. */
                                code: string;
                                /** @description A comment in plain words. */
                                comment: string;
                                /**
                                 * Format: date
                                 * @description The day in the city.
                                 */
                                day: string;
                                /** @description The name of the inspector. */
                                inspector: string | null;
                                /** @description How it ended. */
                                result: string;
                                /** @description The half of the day. */
                                window: string;
                            }[];
                            /**
                             * Format: date
                             * @description The day on which the permit was issued.
                             */
                            issuedOn: string | null;
                            /** @description The kind of this entry. */
                            kind: string;
                            /**
                             * Format: double
                             * @description Degrees, WGS 84.
                             */
                            latitude: number | null;
                            /**
                             * Format: double
                             * @description Degrees east; negative in America.
                             */
                            longitude: number | null;
                            /**
                             * Format: int64
                             * @description The number that people know it by.
                             */
                            number: number;
                            /**
                             * Format: date
                             * @description The day on which it was paid.
                             */
                            paidOn: string | null;
                            /** @description The inspections that the permit needs. */
                            planned: {
                                /** @description Its code, which never changes. */
                                code: string;
                                /** @description Whether the inspection was passed. */
                                hasPassed: boolean;
                                /** @description Whether it is the last inspection. */
                                isFinal: boolean;
                                /** @description The name. */
                                name: string;
                            }[];
                            /** @description For its state, if staff gave one. */
                            reason: string;
                            /**
                             * Format: date
                             * @description The day on which the reviews were finished.
                             */
                            reviewedOn: string | null;
                            /** @description The reviews of the application. */
                            reviews: {
                                /** @description A comment in plain words. */
                                comment: string;
                                /** @description The field that looks at it. */
                                discipline: string;
                                /**
                                 * Format: date
                                 * @description The day on which it was done.
                                 */
                                doneOn: string | null;
                                /** @description How it ended. */
                                result: string;
                                /** @description The name of the reviewer. */
                                reviewer: string | null;
                                /**
                                 * Format: int64
                                 * @description 1 is the first version of the application.
                                 */
                                round: number;
                                /**
                                 * Format: date
                                 * @description The day on which it was started.
                                 */
                                startedOn: string;
                            }[];
                            /** @description The state that it is in. */
                            state: string;
                            /** @description Without number and suffix. */
                            street: string;
                            /**
                             * Format: int64
                             * @description The year.
                             */
                            year: number;
                        } | null;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
        };
    };
    savePlanAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the comment. */
                commentId: string;
                /** @description The number after the year in the permit’s number. */
                number: string;
                /** @description The year in the permit’s number. */
                year: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The text. */
                    text: string;
                };
            };
        };
        responses: {
            /** @description Saved. It is sent with the resubmission; an empty one is removed. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            /** @description Plans.NotFound. Plans.NoComment. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Plans.NothingAsked: the city does not wait for corrections. */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                /** @description The number after the year in the permit’s number. */
                number: string;
                /** @description The year in the permit’s number. */
                year: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Comments by document. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanReview"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            /** @description Plans.NotFound: no such permit, or you do not act for it. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
        };
    };
    listPermitDocuments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The number after the year in the permit’s number. */
                number: string;
                /** @description The year in the permit’s number. */
                year: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them for the applicant, the contractors of the permit and their delegates. For others, the current versions of public ones. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The documents. */
                        documents: components["schemas"]["ListedPermitDocument"][];
                        /** @description You act for the permit and see all of it. */
                        isOwn: boolean;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            /** @description Plans.NotFound. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
        };
    };
    followPermit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The number after the year in the permit’s number. */
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description Util.FormContainsErrors with each invalid field. */
            400: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            403: components["responses"]["ForeignSite"];
            /** @description Permits.NotFound. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            /** @description Auth.TooManyAttempts, with Retry-After. */
            429: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
        };
    };
    unfollowPermit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The number after the year in the permit’s number. */
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
        };
    };
    getPermitFollowing: {
        parameters: {
            query?: {
                /** @description The id in the link that was mailed to a follower. */
                follower?: string;
                /** @description Proves that the link came from the city. */
                signature?: string;
            };
            header?: never;
            path: {
                /** @description The number after the year in the permit’s number. */
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description `asked`: a guest who has not confirmed yet. */
                        following: string;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
        };
    };
    confirmFollowing: {
        parameters: {
            query: {
                /** @description The id in the link that was mailed to a follower. */
                follower: string;
                /** @description Proves that the link came from the city. */
                signature: string;
            };
            header?: never;
            path: {
                /** @description The number after the year in the permit’s number. */
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Malformed"];
            403: components["responses"]["ForeignSite"];
            /** @description PermitFollowing.LinkEnded: the link is invalid, or has ended. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
        };
    };
    openStopFollowing: {
        parameters: {
            query: {
                /** @description The id in the link that was mailed to a follower. */
                follower: string;
                /** @description Proves that the link came from the city. */
                signature: string;
            };
            header?: never;
            path: {
                /** @description The number after the year in the permit’s number. */
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
                    /** @description The address. */
                    location: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
        };
    };
    stopFollowing: {
        parameters: {
            query: {
                /** @description The id in the link that was mailed to a follower. */
                follower: string;
                /** @description Proves that the link came from the city. */
                signature: string;
            };
            header?: never;
            path: {
                /** @description The number after the year in the permit’s number. */
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Malformed"];
            /** @description PermitFollowing.LinkEnded: the link is invalid, or has ended. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                /** @description The number after the year in the permit’s number. */
                number: string;
                /** @description The year in the permit’s number. */
                year: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description `booking` is null for people who do not act for the permit. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What can be booked. Null if nothing can. */
                        booking: {
                            /** @description The inspections that are booked. */
                            booked: {
                                /** @description Its cut-off is not over. */
                                canChange: boolean;
                                /** @description Its code, which never changes. */
                                code: string;
                                /** @description The name of the person to ask for. */
                                contactName: string;
                                /** @description The phone number to call about it. */
                                contactPhone: string;
                                /**
                                 * Format: date
                                 * @description The day in the city.
                                 */
                                day: string;
                                /**
                                 * Format: uuid
                                 * @description The id of the record.
                                 */
                                id: string;
                                /** @description The name of the inspector. */
                                inspector: string | null;
                                /** @description The name. */
                                name: string;
                                /** @description A note in plain words. */
                                note: string;
                                /**
                                 * Format: int64
                                 * @description On its day: its number on the inspector’s list, 1 is next. Else null.
                                 */
                                place: number | null;
                                /** @description Its hours are in `settings`, in the city’s time zone. */
                                window: string;
                            }[];
                            /** @description The caller’s, to fill a form. */
                            contactName: string;
                            /** @description The phone number to call about it. */
                            contactPhone: string;
                            /** @description Due before anything is booked. */
                            fees: {
                                /**
                                 * Format: int64
                                 * @description Cents.
                                 */
                                amountCents: number;
                                /** @description Whether the fee is for another visit. */
                                isForInspectingAgain: boolean;
                                /** @description The page to pay it. */
                                path: string;
                            }[];
                            /** @description What can be booked now, in order. */
                            free: {
                                /**
                                 * Format: date
                                 * @description The day in the city.
                                 */
                                day: string;
                                /**
                                 * Format: int64
                                 * @description How many are still free.
                                 */
                                left: number;
                                /** @description Its hours are in `settings`, in the city’s time zone. */
                                window: string;
                            }[];
                            /** @description In the order of the permit’s plan. */
                            planned: {
                                /**
                                 * @description Its code, which never changes.
                                 * @example shield
                                 */
                                code: string;
                                /** @description Whether it is the last inspection. */
                                isFinal: boolean;
                                /** @description In the reader’s language. */
                                name: string;
                                /** @description Why it cannot be booked now, a code as `bookInspection` answers. Else null. */
                                refusal: string | null;
                                /** @description The state that it is in. */
                                state: string;
                            }[];
                            /** @description The latest first. */
                            results: {
                                /** @description Its code, which never changes. */
                                code: string;
                                /** @description A comment in plain words. */
                                comment: string;
                                /** @description What has to be corrected. */
                                corrections: string[];
                                /**
                                 * Format: date
                                 * @description The day in the city.
                                 */
                                day: string;
                                /**
                                 * Format: uuid
                                 * @description The id of the record.
                                 */
                                id: string;
                                /** @description The name. */
                                name: string;
                                /** @description How the inspection ended. */
                                outcome: string;
                                /** @description The pictures that the inspector took. */
                                photos: components["schemas"]["InspectionPhoto"][];
                            }[];
                            /** @description When each half of the day begins and ends. */
                            settings: {
                                /** @description The second half of the day. */
                                afternoon: {
                                    /**
                                     * Format: int64
                                     * @description Hour of the city’s clock, 0 to 23.
                                     */
                                    from: number;
                                    /**
                                     * Format: int64
                                     * @description Until when, in this unit.
                                     */
                                    to: number;
                                };
                                /**
                                 * Format: int64
                                 * @description Of the working day before.
                                 */
                                cutOffHour: number;
                                /**
                                 * Format: int64
                                 * @description Working days.
                                 */
                                daysAhead: number;
                                /** @description The first half of the day. */
                                morning: {
                                    /**
                                     * Format: int64
                                     * @description Hour of the city’s clock, 0 to 23.
                                     */
                                    from: number;
                                    /**
                                     * Format: int64
                                     * @description Until when, in this unit.
                                     */
                                    to: number;
                                };
                            };
                        } | null;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            /** @description Permits.NotFound, Inspections.NotFound. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                /** @description The number after the year in the permit’s number. */
                number: string;
                /** @description The year in the permit’s number. */
                year: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Its code, which never changes. */
                    code: string;
                    /** @description Who will be there. */
                    contactName: string;
                    /** @description The phone number to call about it. */
                    contactPhone: string;
                    /**
                     * Format: date
                     * @description The day in the city.
                     */
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: uuid
                         * @description The id of the record.
                         */
                        id: string;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            /** @description Inspections.NotYours. Or the logged-in user may not do this yet. */
            403: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Permits.NotFound, Inspections.NotFound. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Inspections.NotIssued, Inspections.Expired, Inspections.Unknown, Inspections.AlreadyPassed, Inspections.AlreadyBooked, Inspections.FeeDue, Inspections.FinalLast, Inspections.DayClosed, Inspections.AfterExpiry. Inspections.SlotTaken: someone was quicker; `detail` names the next free ones. */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                /** @description The number after the year in the permit’s number. */
                number: string;
                /** @description The year in the permit’s number. */
                year: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: date
                     * @description The day in the city.
                     */
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            /** @description Inspections.NotYours. Or the logged-in user may not do this yet. */
            403: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Permits.NotFound, Inspections.NotFound. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Inspections.NotBooked, Inspections.TooLate, Inspections.FeeDue, Inspections.DayClosed, Inspections.AfterExpiry, Inspections.SlotTaken: see `detail`. */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
        };
    };
    cancelInspection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the inspection. */
                id: string;
                /** @description The number after the year in the permit’s number. */
                number: string;
                /** @description The year in the permit’s number. */
                year: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Canceled. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            /** @description Inspections.NotYours. Or the logged-in user may not do this yet. */
            403: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Permits.NotFound, Inspections.NotFound. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Inspections.NotBooked, Inspections.TooLate. */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                /** @description The number after the year in the permit’s number. */
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["Malformed"];
            /** @description Permits.NoDocument: unknown, not issued yet, or not good any more. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                /** @description The number after the year in the permit’s number. */
                number: string;
                /** @description The year in the permit’s number. */
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
                    /** @description What is different from the plans before. */
                    whatChanged: string;
                };
            };
        };
        responses: {
            /** @description Sent. The city checks first that it is complete. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description Util.FormContainsErrors with each invalid field. Plans.SayNoNewVersions. */
            400: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            /** @description Plans.NotFound: no such permit, or you do not act for it. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Plans.Unanswered: a comment needs an answer. Permits.NoSuchStep. */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Plans.DocumentChanged: a document has a newer version by now. */
            412: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
        };
    };
    sendPlanVersion: {
        parameters: {
            query?: {
                /** @description Left out: another document. */
                documentId?: string;
                /** @description Only this kind. */
                kind?: "drawing" | "sitePlan" | "calculation" | "contract" | "other";
                /** @description Of the file. */
                name?: string;
                /** @description Of another document. */
                title?: string;
            };
            header?: never;
            path: {
                /** @description The number after the year in the permit’s number. */
                number: string;
                /** @description The year in the permit’s number. */
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentPlanVersion"];
                };
            };
            /** @description File.Empty, File.KindNotTaken, File.Incomplete, File.TooManyPixels. */
            400: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            /** @description Plans.NotFound. Plans.NoDocument. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Plans.NothingAsked: the city does not wait for corrections. */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Error.TooLarge: more than 10 MB. */
            413: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
        };
    };
    removePlanVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the document. */
                documentId: string;
                /** @description The number after the year in the permit’s number. */
                number: string;
                /** @description The year in the permit’s number. */
                year: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed. A second call changes nothing. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            /** @description Plans.NotFound. Plans.NoDocument. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Plans.NothingAsked: the city does not wait for corrections. */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermitsInView"];
                };
            };
            /** @description Error.InvalidInput: the box has no area. */
            400: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
        };
    };
    searchPermits: {
        parameters: {
            query?: {
                /** @description The beginnings of its words. */
                ownerName?: "" | string;
                /** @description The number of the parcel. */
                parcelNumber?: string;
                /** @description Its beginning. Case, accents and apostrophes do not matter. */
                streetName?: string;
                /** @description The number of the house. */
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoundPermit"][];
                };
            };
            400: components["responses"]["Malformed"];
            /** @description Permits.NamesNotSearched: the city does not publish names. */
            403: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Auth.TooManyAttempts, with Retry-After: too many names. */
            429: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemindedPlace"][];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PickupPlace"];
                };
            };
            400: components["responses"]["Malformed"];
            /** @description Pickup.NoPlace. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description Util.FormContainsErrors with each invalid field. */
            400: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            403: components["responses"]["ForeignSite"];
            /** @description Pickup.NoPlace. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PickupReminders.TooMany: at most 10 places. */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            /** @description Auth.TooManyAttempts, with Retry-After. */
            429: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
        };
    };
    getPickupReminder: {
        parameters: {
            query?: {
                /** @description The id in the link that was mailed for reminders. */
                reminder?: string;
                /** @description Proves that the link came from the city. */
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Null without a reminder. */
                        channel: string | null;
                        /** @description `asked`: a guest who has not confirmed yet. */
                        reminder: string;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
        };
    };
    confirmPickupReminders: {
        parameters: {
            query: {
                /** @description The id in the link that was mailed for reminders. */
                reminder: string;
                /** @description Proves that the link came from the city. */
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Malformed"];
            403: components["responses"]["ForeignSite"];
            /** @description PickupReminders.LinkEnded: the link is invalid, or has ended. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
        };
    };
    openStopReminders: {
        parameters: {
            query: {
                /** @description The id in the link that was mailed for reminders. */
                reminder: string;
                /** @description Proves that the link came from the city. */
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
                    /** @description The address. */
                    location: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
        };
    };
    stopRemindersByLink: {
        parameters: {
            query: {
                /** @description The id in the link that was mailed for reminders. */
                reminder: string;
                /** @description Proves that the link came from the city. */
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Malformed"];
            /** @description PickupReminders.LinkEnded: the link is invalid, or has ended. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            400: components["responses"]["Malformed"];
            /** @description Pickup.NoPlace. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The key that subscriptions are made for (RFC 8292). */
                        publicKey: string | null;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    /** @description The keys of the browser’s push subscription. */
                    keys: {
                        /** @description The secret of the subscription (RFC 8291). */
                        auth: string;
                        /** @description The public key of the subscription (RFC 8291). */
                        p256dh: string;
                    };
                };
            };
        };
        responses: {
            /** @description Turned on. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description Push.UnknownService: the address is not one of a push service. */
            400: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
        };
    };
    recordSession: {
        parameters: {
            query?: {
                /** @description Ignored. The platform knows the address. */
                ipAddress?: string;
                /** @description Whether the person has just logged in. */
                isLoggingIn?: "true" | "false";
                /** @description Where the app runs. */
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The number to give when asking about it. */
                        caseNumber: string;
                        /**
                         * Format: uuid
                         * @description The id of the record.
                         */
                        id: string;
                        /** @description The status page for a guest. Null if the guest gets it by email. Not null if no email was sent, because this address got too many emails this hour. */
                        statusPath: string | null;
                    };
                };
            };
            /** @description Util.FormContainsErrors with each invalid field. */
            400: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Auth.SignInRequired: this service needs an account. */
            401: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Start.PersonalOnly: organizations can send only feedback. */
            403: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Report.ReportTypeNotFound. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Report.DraftGone: the draft was already sent or deleted. */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Error.TooLarge: more than 11 MB. */
            413: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            415: components["responses"]["WrongType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description Util.FormContainsErrors: guests must send an email address. */
            400: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Start.PersonalOnly: organizations cannot follow reports. */
            403: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request.NotFound: closed, merged or private. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
        };
    };
    listNearbyReports: {
        parameters: {
            query: {
                /** @description Only this category of reports. */
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NearbyReport"][];
                };
            };
            400: components["responses"]["Malformed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
        };
    };
    listOpenReports: {
        parameters: {
            query?: {
                /** @description Only this category of reports. */
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenReport"][];
                };
            };
            400: components["responses"]["Malformed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description Util.FormContainsErrors with each invalid field. */
            400: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            403: components["responses"]["ForeignSite"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            /** @description Auth.TooManyAttempts, with Retry-After. */
            429: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
        };
    };
    getRequestStatus: {
        parameters: {
            query: {
                /** @description The secret part of the guest’s link, which shows the request without an account. */
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
                /** @description The id of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestDetail"];
                };
            };
            400: components["responses"]["Malformed"];
            /** @description Request.NotFound: the link is not valid, or no longer valid. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
        };
    };
    cancelAsGuest: {
        parameters: {
            query: {
                /** @description The secret part of the guest’s link, which shows the request without an account. */
                as: "sender" | "follower";
                /** @description The person the email was sent to, if its link says so. */
                follower?: string;
                /** @description From the link in a guest’s email. */
                signature: string;
            };
            header?: never;
            path: {
                /** @description The id of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Canceled. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Malformed"];
            403: components["responses"]["ForeignSite"];
            /** @description Request.NotFound: the link is not valid, or no longer valid. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request.TooLateToCancel. Request.PaidNotCancelable: only staff can refund it. */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
        };
    };
    answerAsGuest: {
        parameters: {
            query: {
                /** @description The secret part of the guest’s link, which shows the request without an account. */
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
                /** @description The id of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The answer to the city’s question. */
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description Util.FormContainsErrors with each invalid field. File.TogetherTooLarge. */
            400: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            403: components["responses"]["ForeignSite"];
            /** @description Request.NotFound: the link is not valid, or no longer valid. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request.NothingAsked. Plans.AnswerOnPage: comments on a permit’s plans need an answer each. */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
        };
    };
    addGuestAnswerFile: {
        parameters: {
            query: {
                /** @description The secret part of the guest’s link, which shows the request without an account. */
                as: "sender" | "follower";
                /** @description The person the email was sent to, if its link says so. */
                follower?: string;
                /** @description The name of the file. */
                name?: string;
                /** @description From the link in a guest’s email. */
                signature: string;
            };
            header?: never;
            path: {
                /** @description The id of the record. */
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnswerFile"];
                };
            };
            /** @description File.Empty, File.KindNotTaken, File.Incomplete, File.TooManyPixels, File.TooMany. */
            400: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            403: components["responses"]["ForeignSite"];
            /** @description Request.NotFound: the link is not valid, or no longer valid. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request.NothingAsked. */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Error.TooLarge: more than 10 MB. */
            413: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Error.UnsupportedMediaType. */
            415: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
        };
    };
    unfollowAsGuest: {
        parameters: {
            query: {
                /** @description The secret part of the guest’s link, which shows the request without an account. */
                as: "sender" | "follower";
                /** @description The person the email was sent to, if its link says so. */
                follower?: string;
                /** @description From the link in a guest’s email. */
                signature: string;
            };
            header?: never;
            path: {
                /** @description The id of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No more emails about it. A second call changes nothing. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Malformed"];
            403: components["responses"]["ForeignSite"];
            /** @description Request.NotFound: the link is not valid, or no longer valid. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
        };
    };
    rateAsGuest: {
        parameters: {
            query: {
                /** @description The secret part of the guest’s link, which shows the request without an account. */
                as: "sender" | "follower";
                /** @description The person the email was sent to, if its link says so. */
                follower?: string;
                /** @description From the link in a guest’s email. */
                signature: string;
            };
            header?: never;
            path: {
                /** @description The id of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: int64
                     * @description From 1 to 5 stars.
                     */
                    rating: number;
                };
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Malformed"];
            403: components["responses"]["ForeignSite"];
            /** @description Request.NotFound: the link is not valid, or no longer valid. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request.NotToBeRated: it is not complete, or was already rated. */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
        };
    };
    openStopMail: {
        parameters: {
            query: {
                /** @description The secret part of the guest’s link, which shows the request without an account. */
                as: "sender" | "follower";
                /** @description The person the email was sent to, if its link says so. */
                follower?: string;
                /** @description From the link in a guest’s email. */
                signature: string;
            };
            header?: never;
            path: {
                /** @description The id of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description To the page. */
            303: {
                headers: {
                    /** @description The address. */
                    location: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
        };
    };
    stopRequestMail: {
        parameters: {
            query: {
                /** @description The secret part of the guest’s link, which shows the request without an account. */
                as: "sender" | "follower";
                /** @description The person the email was sent to, if its link says so. */
                follower?: string;
                /** @description From the link in a guest’s email. */
                signature: string;
            };
            header?: never;
            path: {
                /** @description The id of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No more emails about it. A second call changes nothing. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Malformed"];
            /** @description Request.NotFound: the link is not valid, or no longer valid. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                /** @description The kind of request, as the list of requests gives it. */
                type: "Case" | "COE_Permit__c" | "Permit_Application__c" | "Zoning_Inquiry__c" | "LPI_Application__c";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestDetail"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            /** @description Request.NotFound: not your request. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
        };
    };
    cancelRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the record. */
                id: string;
                /** @description The kind of request, as the list of requests gives it. */
                type: "Case" | "COE_Permit__c" | "Permit_Application__c" | "Zoning_Inquiry__c" | "LPI_Application__c";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Canceled. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            /** @description Request.NotFound: not your request. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request.TooLateToCancel. Request.PaidNotCancelable: only staff can refund it. */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                /** @description The id of the record. */
                id: string;
                /** @description The kind of request, as the list of requests gives it. */
                type: "Case" | "COE_Permit__c" | "Permit_Application__c" | "Zoning_Inquiry__c" | "LPI_Application__c";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The answer to the city’s question. */
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description Util.FormContainsErrors with each invalid field. File.TogetherTooLarge. */
            400: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            /** @description Request.NotFound: not your request. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request.NothingAsked. Plans.AnswerOnPage: comments on a permit’s plans need an answer each. */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
        };
    };
    addAnswerFile: {
        parameters: {
            query?: {
                /** @description The name of the file. */
                name?: string;
            };
            header?: never;
            path: {
                /** @description The id of the record. */
                id: string;
                /** @description The kind of request, as the list of requests gives it. */
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnswerFile"];
                };
            };
            /** @description File.Empty, File.KindNotTaken, File.Incomplete, File.TooManyPixels, File.TooMany. */
            400: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            /** @description Request.NotFound: not your request. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request.NothingAsked. */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Error.TooLarge: more than 10 MB. */
            413: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Error.UnsupportedMediaType. */
            415: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
        };
    };
    rateRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the record. */
                id: string;
                /** @description The kind of request, as the list of requests gives it. */
                type: "Case" | "COE_Permit__c" | "Permit_Application__c" | "Zoning_Inquiry__c" | "LPI_Application__c";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: int64
                     * @description From 1 to 5 stars.
                     */
                    rating: number;
                };
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            /** @description Request.NotFound: not your request. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request.NotToBeRated: it is not complete, or was already rated. */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int64
                         * @description The number that people know it by.
                         */
                        number: number;
                        /** @description The state that it is in. */
                        state: string;
                        /**
                         * Format: int64
                         * @description The year.
                         */
                        year: number;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            /** @description Plans.NotFound: no such permit, or you do not act for it. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Who was at the meetings. */
                        boardOrCommissionAttendance: {
                            /** @description Whether the member was there. */
                            Attendance__c: string;
                            /**
                             * Format: date
                             * @description In the city.
                             */
                            Meeting_Date__c: string;
                            /** @description The member. */
                            Member__r: {
                                /** @description First and last name. */
                                Full_Name__c: string;
                            };
                        }[];
                        /** @description The members of the board. */
                        boardOrCommissionMembers: {
                            /**
                             * Format: int64
                             * @description Of the meetings while they had a seat, how many they came to, in the room or remotely. Excused meetings do not count. Null: no meeting counts.
                             */
                            Attendance_Percentage__c: number | null;
                            /** @description First and last name. */
                            Full_Name__c: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            /** @description Boards.NotFound: no such board, or it no longer exists. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Board"][];
                };
            };
            400: components["responses"]["Malformed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewsPost"][];
                };
            };
            400: components["responses"]["Malformed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The requests that are closed. */
                        completed: components["schemas"]["RequestItem"][];
                        /** @description Other people’s reports that you follow. */
                        following: components["schemas"]["RequestItem"][];
                        /** @description The requests that are open. */
                        inProgress: components["schemas"]["RequestItem"][];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was found. */
                        results: {
                            /** @description Plain text, never HTML. Each match starts with U+E000 and ends with U+E001. Nothing else in it has these characters. */
                            highlight: string;
                            /**
                             * Format: uuid
                             * @description The id of the record.
                             */
                            id: string;
                            /** @description The fields of this object that are in English because they do not exist in the requested language. */
                            inEnglish: string[];
                            /** @description Language of the texts. English if they do not exist in the requested language. */
                            language: string;
                            /**
                             * @description The words in the address of its page.
                             * @example report-a-pothole
                             */
                            slug: string;
                            /** @description One sentence that says what it is about. */
                            summary: string;
                            /** @description The title. */
                            title: string;
                        }[];
                        /**
                         * Format: int64
                         * @description Results on all pages together. Counting ends at 1,000.
                         */
                        total: number;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Article"];
                };
            };
            400: components["responses"]["Malformed"];
            /** @description No such published article. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArticleSummary"][];
                };
            };
            400: components["responses"]["Malformed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LandParcelMaster"][];
                };
            };
            400: components["responses"]["Malformed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LandParcelMaster"][];
                };
            };
            400: components["responses"]["Malformed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
        };
    };
    findPickupDays: {
        parameters: {
            query?: {
                /** @description The name of the street. */
                street?: string;
                /** @description The number of the house. */
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GarbagePickupDay"][];
                };
            };
            400: components["responses"]["Malformed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    /** @description The organizations. */
                    organizations: components["schemas"]["NamedOrganization"][];
                };
            };
        };
        responses: {
            /** @description All organizations that the person belongs to or asked to join, by name. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The organizations. */
                        organizations: components["schemas"]["JoinedOrganization"][];
                    };
                };
            };
            /** @description Util.FormContainsErrors with each invalid field. */
            400: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            /** @description Organization.NotFound: no organization has this sfId. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            409: components["responses"]["InProgress"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    /**
                     * @description Street and number.
                     * @default
                     */
                    address1?: string;
                    /**
                     * @description Apartment, suite or floor.
                     * @default
                     */
                    address2?: string;
                    /**
                     * @description The city of the address.
                     * @default
                     */
                    city?: string;
                    /**
                     * @description Two letters: one of the 50 states, or DC.
                     * @default
                     */
                    state?: string;
                    /**
                     * @description The account’s number on the utility bill.
                     * @default
                     */
                    utilityAccountId?: string;
                    /**
                     * @description The number of the house on the utility bill.
                     * @default
                     */
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description Util.FormContainsErrors with each invalid field. Account.utility-account-street-number-mismatch: customer and street number do not match. */
            400: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            /** @description Account.error-sf-account-exists: another account uses this contact. */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The organizations that were found. */
                        searchRecords: {
                            /**
                             * Format: uuid
                             * @description The id of the record.
                             */
                            Id: string;
                            /** @description The name. */
                            Name: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The number to give when asking about it. */
                        caseNumber: string;
                        /**
                         * Format: uuid
                         * @description The id of the record.
                         */
                        id: string;
                        /** @description The status page for a guest. Null if the guest gets it by email. */
                        statusPath: string | null;
                    };
                };
            };
            /** @description Zoning.ReviewErrors with each invalid field. */
            400: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Auth.SignInRequired: this service needs an account. */
            401: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Zoning.OtherContact: the contact id is not the caller’s. */
            403: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Zoning.ServiceNotFound. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            409: components["responses"]["InProgress"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScheduledPayment"][];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                     * Format: double
                     * @description Dollars, at least 1.00.
                     * @example 40
                     */
                    amount: number;
                    /** @description The customer’s number at the billing system. */
                    navilineCustomerId: string;
                    /** @description The number of the service address at the billing system. */
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: uuid
                         * @description The id of the record.
                         */
                        id: string;
                    };
                };
            };
            /** @description Payment.AmountInvalid. Scheduled.DayInvalid. Scheduled.MoreThanDue, together with other scheduled payments. */
            400: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            /** @description Billing.AccountNotFound, Payment.MethodNotFound or Scheduled.NotFound: not yours. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Scheduled.SameDay: the account already has one on that day. Scheduled.TooLate: it can no longer be changed. */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                     * Format: double
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description Payment.AmountInvalid. Scheduled.DayInvalid. Scheduled.MoreThanDue, together with other scheduled payments. */
            400: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            /** @description Billing.AccountNotFound, Payment.MethodNotFound or Scheduled.NotFound: not yours. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Scheduled.SameDay: the account already has one on that day. Scheduled.TooLate: it can no longer be changed. */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            /** @description Billing.AccountNotFound, Payment.MethodNotFound or Scheduled.NotFound: not yours. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Scheduled.SameDay: the account already has one on that day. Scheduled.TooLate: it can no longer be changed. */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was found. */
                        results: components["schemas"]["SearchResult"][];
                        /**
                         * Format: int64
                         * @description Results on all pages together. Counting ends at 1,000.
                         */
                        total: number;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchSuggestion"][];
                };
            };
            400: components["responses"]["Malformed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The values. */
                        data: components["schemas"]["SentMessage"][];
                        /** @description Null on the last page. */
                        next: string | null;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShutoffNotice"][];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    /**
                     * @description The number of the account that is paid for.
                     * @example 1001-5001
                     */
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            /** @description Shutoffs.NoNotice. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            400: components["responses"]["Malformed"];
            /** @description The ID token is not valid. */
            401: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            403: components["responses"]["ForeignSite"];
            /** @description There is already an account with this address. */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/samlmetadata+xml": string;
                };
            };
            400: components["responses"]["Malformed"];
            /** @description The city has listed no other site. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
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
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            /** @description This request was already answered. */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SystemAlert"][];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            /** @description Alerts.NotFound: no such alert or maintenance period. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
        };
    };
    openUnsubscribe: {
        parameters: {
            query: {
                /** @description Only this kind. */
                kind: string;
                /** @description Proves that the link came from the city. */
                signature: string;
            };
            header?: never;
            path: {
                /** @description The id of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description To the page. */
            303: {
                headers: {
                    /** @description The address. */
                    location: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
        };
    };
    unsubscribeByLink: {
        parameters: {
            query: {
                /** @description Only this kind. */
                kind: string;
                /** @description Proves that the link came from the city. */
                signature: string;
            };
            header?: never;
            path: {
                /** @description The id of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It stays off until the person turns it on. A second call changes nothing. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Malformed"];
            /** @description Unsubscribe.LinkEnded: not our link. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        userResponse: components["schemas"]["User"];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            /** @description Organization.NotFound: you are not an approved member of this organization. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            /** @description Account.NotYours: not your account. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Organization.LastManager: an organization with other members has only this manager. Account.LastAdministrator. */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The organizations. */
                        organizations: components["schemas"]["JoinedOrganization"][];
                        /** @description The id in the system of customer relations. */
                        SalesforceId: string;
                    };
                };
            };
            /** @description Util.FormContainsErrors with each invalid field. Account.utility-account-street-number-mismatch: customer and street number do not match. */
            400: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            /** @description Organization.NotFound: no organization has this sfId. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Account.error-sf-account-exists: the account is already complete, or another account uses this contact. */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountDraft"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountDraft"];
                };
            };
            /** @description Account.utility-account-street-number-mismatch when `account-information` is finished and its customer and street number do not match. Then nothing is saved. */
            400: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            /** @description Account.error-sf-account-exists: the account is already complete. */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            /** @description DataExport.TooLarge: prepare an archive first (createDataExport). */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataExport"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The copies of the account’s data. */
                        exports: components["schemas"]["DataExportJob"][];
                        /** @description Whether the copy takes a while to make. */
                        isLarge: boolean;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataExportJob"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            /** @description DataExport.NotFound: not your archive, or no longer available. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    /**
                     * Format: binary
                     * @description The picture.
                     */
                    image?: string;
                    /**
                     * Format: uuid
                     * @description The id of the upload.
                     */
                    uploadId?: string;
                };
            };
        };
        responses: {
            /** @description The address of the picture. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The address of the picture. */
                        urlResponse: string;
                    };
                };
            };
            /** @description Account.NotAPicture, Account.PictureNotSmall. */
            400: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            /** @description Account.UploadNotFound. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Error.TooLarge: more than 1 MB. */
            413: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    /**
                     * Format: int64
                     * @description Size of the whole file in bytes.
                     */
                    size: number;
                };
            };
        };
        responses: {
            /** @description Upload the parts, then call completePictureUpload. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int64
                         * @description Size of every part except the last, in bytes.
                         */
                        partSize: number;
                        /**
                         * Format: uuid
                         * @description The id of the upload.
                         */
                        uploadId: string;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            /** @description Error.TooLarge: more than 100 MB. */
            413: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    /** @description The parts of the upload, in order. */
                    parts: {
                        /** @description The mark of a part that arrived, to be sent back. */
                        etag: string;
                        /**
                         * Format: int64
                         * @description The number of the part; the first is 1.
                         */
                        partNumber: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description Complete. setPicture shows its small copy. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description Account.NotAPicture, Account.PictureTooManyPixels, Account.PictureIncomplete. */
            400: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            /** @description Account.UploadNotFound. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The mark of a part that arrived, to be sent back. */
                        etag: string;
                        /**
                         * Format: int64
                         * @description The number of the part; the first is 1.
                         */
                        partNumber: number;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            /** @description Account.UploadNotFound. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Error.TooLarge: more than partSize, or more than the announced size. */
            413: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationSetting"][];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            /** @description Account.NotYours: not your account. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    /** @description Whether it is switched on. */
                    enabled: boolean;
                };
            };
        };
        responses: {
            /** @description The changed setting. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationSetting"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            /** @description Account.NotYours: not your account. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    /**
                     * @description Street and number.
                     * @default
                     */
                    address1?: string;
                    /**
                     * @description Apartment, suite or floor.
                     * @default
                     */
                    address2?: string;
                    /**
                     * @description The city of the address.
                     * @default
                     */
                    city?: string;
                    /**
                     * @description The first name.
                     * @default
                     */
                    firstName?: string;
                    /**
                     * @description The last name.
                     * @default
                     */
                    lastName?: string;
                    /**
                     * @description The phone number.
                     * @default
                     */
                    phoneNumber?: string;
                    /**
                     * @description Two letters: one of the 50 states, or DC.
                     * @default
                     */
                    state?: string;
                    /** @description Whether messages also come by email. */
                    toggleEmailNotifications?: boolean;
                    /** @description Whether messages also come to the phone. */
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["NotLoggedIn"];
            /** @description Auth.ConfirmationRequired: you are changing the address. Confirm who you are (confirmIdentity) and try again. */
            403: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileDetails"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            /** @description Account.NotYours: not your account. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            /** @description Account.NotYours: not your account. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    Deprecation: components["headers"]["Deprecation"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Sunset: components["headers"]["Sunset"];
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
                    Deprecation: components["headers"]["Deprecation"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Sunset: components["headers"]["Sunset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    Deprecation: components["headers"]["Deprecation"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Sunset: components["headers"]["Sunset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    Deprecation: components["headers"]["Deprecation"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Sunset: components["headers"]["Sunset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Account.NotYours: not your account. */
            404: {
                headers: {
                    Deprecation: components["headers"]["Deprecation"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Sunset: components["headers"]["Sunset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    Deprecation: components["headers"]["Deprecation"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    Sunset: components["headers"]["Sunset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    Deprecation: components["headers"]["Deprecation"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Sunset: components["headers"]["Sunset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    Deprecation: components["headers"]["Deprecation"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    Sunset: components["headers"]["Sunset"];
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
                    /**
                     * @description The email address.
                     * @example name@example.com
                     */
                    email: string;
                };
            };
        };
        responses: {
            /** @description The same reply, with or without such an account. */
            204: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            403: components["responses"]["ForeignSite"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    /**
                     * @description The email address.
                     * @example name@example.com
                     */
                    email: string;
                };
            };
        };
        responses: {
            /** @description The same reply, with or without such an account. */
            204: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            403: components["responses"]["ForeignSite"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The account after the change. */
                        userResponse: {
                            /** @description Whether the person is staff of the city. */
                            Admin: boolean;
                            /** @description The email address. */
                            Email: string;
                            /** @description The first name. */
                            FirstName: string;
                            /**
                             * Format: uuid
                             * @description The id of the record.
                             */
                            Id: string;
                            /** @description The language that texts are sent in. */
                            Language: string;
                            /** @description The last name. */
                            LastName: string;
                            /** @description The phone number. */
                            PhoneNumber: string | null;
                            /** @description The address of the profile picture. */
                            ProfilePictureUrl: string | null;
                            /** @description The address as the system of customer relations has it. */
                            salesforceContact: {
                                /** @description Street and number. */
                                address1: string;
                                /** @description Apartment, suite or floor. */
                                address2: string;
                                /** @description The city of the address. */
                                city: string;
                                /** @description The state that it is in. */
                                state: string;
                                /** @description The ZIP code. */
                                zip: string;
                            } | null;
                            /** @description The contact record. Null until the account is complete. */
                            SalesforceId: string | null;
                            /** @description Id of the organization, or `personal`. */
                            selectedOrganization: string;
                            /** @description The organization in whose name the person uses the portal now. */
                            selectedOrganizationInfo: {
                                /**
                                 * Format: uuid
                                 * @description The id of the record.
                                 */
                                Id: string;
                                /** @description The name. */
                                Name: string;
                            } | null;
                            /** @description The email address is verified. */
                            Verified: boolean;
                        } | null;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            /** @description No code, and not logged in. */
            401: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No code, and the address is not verified yet. */
            403: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The new address now belongs to another account. */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OurError"];
            503: components["responses"]["NotNow"];
        };
    };
    receiveAlertPublished: {
        parameters: {
            query?: never;
            header: {
                /** @description The event’s id, the same for each try and when it is sent again. Keep it, and skip an id that you have seen. */
                "webhook-id": string;
                /** @description `v1,` and the HMAC-SHA256, in Base64, of id, timestamp and body with dots between them. For a day after a change of the secret there are two, with a space between them; one must fit. */
                "webhook-signature": string;
                /** @description When this try was sent, in seconds since 1970. Refuse more than five minutes. */
                "webhook-timestamp": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AlertEvent"];
            };
        };
        responses: {
            /** @description Received. Answer within 15 seconds, and do the work afterwards. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Redirects are not followed. Tried again later. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Nothing more is sent to this address, until staff switch it on again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Tried again later, not before `Retry-After`. The same goes for 503. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Tried again after 5 seconds, 5 and 30 minutes, 2, 5, 10, 14, 20 and 24 hours. Then the delivery has failed, and staff can send it again for 30 days. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receivePaymentSettled: {
        parameters: {
            query?: never;
            header: {
                /** @description The event’s id, the same for each try and when it is sent again. Keep it, and skip an id that you have seen. */
                "webhook-id": string;
                /** @description `v1,` and the HMAC-SHA256, in Base64, of id, timestamp and body with dots between them. For a day after a change of the secret there are two, with a space between them; one must fit. */
                "webhook-signature": string;
                /** @description When this try was sent, in seconds since 1970. Refuse more than five minutes. */
                "webhook-timestamp": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentEvent"];
            };
        };
        responses: {
            /** @description Received. Answer within 15 seconds, and do the work afterwards. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Redirects are not followed. Tried again later. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Nothing more is sent to this address, until staff switch it on again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Tried again later, not before `Retry-After`. The same goes for 503. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Tried again after 5 seconds, 5 and 30 minutes, 2, 5, 10, 14, 20 and 24 hours. Then the delivery has failed, and staff can send it again for 30 days. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receivePermitStatus: {
        parameters: {
            query?: never;
            header: {
                /** @description The event’s id, the same for each try and when it is sent again. Keep it, and skip an id that you have seen. */
                "webhook-id": string;
                /** @description `v1,` and the HMAC-SHA256, in Base64, of id, timestamp and body with dots between them. For a day after a change of the secret there are two, with a space between them; one must fit. */
                "webhook-signature": string;
                /** @description When this try was sent, in seconds since 1970. Refuse more than five minutes. */
                "webhook-timestamp": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PermitEvent"];
            };
        };
        responses: {
            /** @description Received. Answer within 15 seconds, and do the work afterwards. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Redirects are not followed. Tried again later. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Nothing more is sent to this address, until staff switch it on again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Tried again later, not before `Retry-After`. The same goes for 503. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Tried again after 5 seconds, 5 and 30 minutes, 2, 5, 10, 14, 20 and 24 hours. Then the delivery has failed, and staff can send it again for 30 days. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveRequestClosed: {
        parameters: {
            query?: never;
            header: {
                /** @description The event’s id, the same for each try and when it is sent again. Keep it, and skip an id that you have seen. */
                "webhook-id": string;
                /** @description `v1,` and the HMAC-SHA256, in Base64, of id, timestamp and body with dots between them. For a day after a change of the secret there are two, with a space between them; one must fit. */
                "webhook-signature": string;
                /** @description When this try was sent, in seconds since 1970. Refuse more than five minutes. */
                "webhook-timestamp": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestEvent"];
            };
        };
        responses: {
            /** @description Received. Answer within 15 seconds, and do the work afterwards. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Redirects are not followed. Tried again later. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Nothing more is sent to this address, until staff switch it on again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Tried again later, not before `Retry-After`. The same goes for 503. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Tried again after 5 seconds, 5 and 30 minutes, 2, 5, 10, 14, 20 and 24 hours. Then the delivery has failed, and staff can send it again for 30 days. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveRequestCreated: {
        parameters: {
            query?: never;
            header: {
                /** @description The event’s id, the same for each try and when it is sent again. Keep it, and skip an id that you have seen. */
                "webhook-id": string;
                /** @description `v1,` and the HMAC-SHA256, in Base64, of id, timestamp and body with dots between them. For a day after a change of the secret there are two, with a space between them; one must fit. */
                "webhook-signature": string;
                /** @description When this try was sent, in seconds since 1970. Refuse more than five minutes. */
                "webhook-timestamp": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestEvent"];
            };
        };
        responses: {
            /** @description Received. Answer within 15 seconds, and do the work afterwards. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Redirects are not followed. Tried again later. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Nothing more is sent to this address, until staff switch it on again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Tried again later, not before `Retry-After`. The same goes for 503. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Tried again after 5 seconds, 5 and 30 minutes, 2, 5, 10, 14, 20 and 24 hours. Then the delivery has failed, and staff can send it again for 30 days. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveRequestUpdated: {
        parameters: {
            query?: never;
            header: {
                /** @description The event’s id, the same for each try and when it is sent again. Keep it, and skip an id that you have seen. */
                "webhook-id": string;
                /** @description `v1,` and the HMAC-SHA256, in Base64, of id, timestamp and body with dots between them. For a day after a change of the secret there are two, with a space between them; one must fit. */
                "webhook-signature": string;
                /** @description When this try was sent, in seconds since 1970. Refuse more than five minutes. */
                "webhook-timestamp": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestEvent"];
            };
        };
        responses: {
            /** @description Received. Answer within 15 seconds, and do the work afterwards. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Redirects are not followed. Tried again later. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Nothing more is sent to this address, until staff switch it on again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Tried again later, not before `Retry-After`. The same goes for 503. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Tried again after 5 seconds, 5 and 30 minutes, 2, 5, 10, 14, 20 and 24 hours. Then the delivery has failed, and staff can send it again for 30 days. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveTest: {
        parameters: {
            query?: never;
            header: {
                /** @description The event’s id, the same for each try and when it is sent again. Keep it, and skip an id that you have seen. */
                "webhook-id": string;
                /** @description `v1,` and the HMAC-SHA256, in Base64, of id, timestamp and body with dots between them. For a day after a change of the secret there are two, with a space between them; one must fit. */
                "webhook-signature": string;
                /** @description When this try was sent, in seconds since 1970. Refuse more than five minutes. */
                "webhook-timestamp": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TestEvent"];
            };
        };
        responses: {
            /** @description Received. Answer within 15 seconds, and do the work afterwards. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Redirects are not followed. Tried again later. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Nothing more is sent to this address, until staff switch it on again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Tried again later, not before `Retry-After`. The same goes for 503. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Tried again after 5 seconds, 5 and 30 minutes, 2, 5, 10, 14, 20 and 24 hours. Then the delivery has failed, and staff can send it again for 30 days. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
