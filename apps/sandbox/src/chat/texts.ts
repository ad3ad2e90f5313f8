/** What the agent and the window say, by the language of the site. */
interface ChatTexts {
  readonly title: string;
  readonly note: string;
  readonly close: string;
  readonly message: string;
  readonly send: string;
  readonly failed: string;
  readonly greeting: string;
  readonly reply: string;
}

const texts: Readonly<Record<string, ChatTexts>> = {
  en: {
    title: 'Chat',
    note: 'Sandbox: messages are not read',
    close: 'Close the chat',
    message: 'Your message',
    send: 'Send',
    failed: 'Not sent. Try again.',
    greeting: 'Hello! I am the sandbox agent. How can I help you?',
    reply:
      'Thank you for your message. This is a sandbox, so nobody will read it, but it is saved and will be here when you come back.',
  },
  de: {
    title: 'Chat',
    note: 'Sandbox: Nachrichten werden nicht gelesen',
    close: 'Chat schließen',
    message: 'Deine Nachricht',
    send: 'Senden',
    failed: 'Nicht gesendet. Versuch es noch einmal.',
    greeting: 'Hallo! Ich bin der Sandbox-Agent. Wie kann ich dir helfen?',
    reply:
      'Danke für deine Nachricht. Dies ist eine Sandbox, deshalb liest sie niemand. Sie bleibt aber gespeichert und ist noch da, wenn du wiederkommst.',
  },
  es: {
    title: 'Chat',
    note: 'Sandbox: nadie lee esto',
    close: 'Cerrar el chat',
    message: 'Tu mensaje',
    send: 'Enviar',
    failed: 'No se ha enviado. Inténtalo de nuevo.',
    greeting: '¡Hola! Soy el agente de pruebas. ¿En qué puedo ayudarte?',
    reply:
      'Gracias por escribir. Solo soy un entorno de pruebas y nadie lee esto, pero tu mensaje queda guardado y seguirá aquí cuando vuelvas.',
  },
  'pt-br': {
    title: 'Chat',
    note: 'Sandbox: ninguém lê isto',
    close: 'Fechar o chat',
    message: 'Sua mensagem',
    send: 'Enviar',
    failed: 'Não foi enviada. Tente de novo.',
    greeting: 'Olá! Sou o agente de testes. Como posso ajudar você?',
    reply:
      'Obrigado por escrever. Sou apenas um ambiente de testes e ninguém lê isto, mas sua mensagem fica guardada e estará aqui quando você voltar.',
  },
  ar: {
    title: 'المحادثة',
    note: 'بيئة تجريبية: لا أحد يقرأ هنا',
    close: 'إغلاق المحادثة',
    message: 'رسالتك',
    send: 'إرسال',
    failed: 'لم تُرسل الرسالة. حاول مرة أخرى.',
    greeting: 'مرحبًا! أنا الوكيل التجريبي. كيف أساعدك؟',
    reply:
      'شكرًا لرسالتك. أنا مجرد بيئة تجريبية ولا يقرأ هذا أي شخص، لكن رسالتك محفوظة وستجدها هنا عند عودتك.',
  },
};

/** Texts of a locale, in English where there are none. */
export function textsOf(locale: string | undefined): ChatTexts & { readonly locale: string } {
  const known = locale?.toLowerCase() ?? 'en';
  const own = texts[known];
  return own ? { ...own, locale: known } : { ...(texts.en as ChatTexts), locale: 'en' };
}
