import type { Texts } from '../texts.ts';

export const ptBr: Texts = {
  sandbox: 'Ambiente de testes',
  loading: 'Abrindo a verificação',
  levels: {
    'id-and-selfie': {
      title: 'Confirme sua identidade',
      lead: 'Leva cerca de dois minutos. Tenha seu documento em mãos e procure um lugar bem iluminado.',
    },
    address: {
      title: 'Confirme seu endereço',
      lead: 'Basta uma correspondência recente com seu nome e endereço.',
    },
    funds: {
      title: 'Comprove a origem do seu dinheiro',
      lead: 'Basta um documento sobre sua renda ou suas economias.',
    },
  },
  steps: {
    IDENTITY: {
      title: 'Documento de identidade',
      hint: 'Passaporte, carteira de identidade, CNH ou autorização de residência',
    },
    SELFIE: { title: 'Selfie', hint: 'Uma foto do seu rosto, tirada agora' },
    PROOF_OF_RESIDENCE: { title: 'Comprovante de endereço', hint: 'Dos últimos três meses' },
    INVESTABILITY: {
      title: 'Origem dos recursos',
      hint: 'Holerite, extrato bancário ou declaração de imposto de renda',
    },
  },
  privacy: 'Suas imagens são enviadas criptografadas e usadas somente nesta verificação.',
  start: 'Começar',
  next: 'Continuar',
  back: 'Voltar',
  progress: 'Etapa {n} de {total}',
  document: {
    title: 'Qual documento você vai usar?',
    country: 'País emissor',
    type: 'Tipo de documento',
    types: {
      PASSPORT: 'Passaporte',
      ID_CARD: 'Carteira de identidade',
      DRIVERS: 'Carteira de motorista',
      RESIDENCE_PERMIT: 'Autorização de residência',
      UTILITY_BILL: 'Conta de luz, gás ou água',
      BANK_STATEMENT: 'Extrato bancário',
      TAX_RETURN: 'Declaração de imposto de renda',
      INCOME_SOURCE: 'Holerite',
    },
  },
  capture: {
    titles: {
      page: 'Fotografe a página com a sua foto',
      front: 'Fotografe a frente',
      back: 'Fotografe o verso',
      paper: 'Fotografe a página inteira',
      selfie: 'Tire uma selfie',
    },
    hints: {
      page: 'Deixe o passaporte aberto e plano. Os quatro cantos e as duas linhas de baixo devem aparecer.',
      front:
        'Coloque o cartão sobre uma superfície escura, sem reflexos, com os quatro cantos visíveis.',
      back: 'Vire o cartão. Os quatro cantos devem aparecer.',
      paper:
        'Seu nome, o endereço ou os valores e a data devem estar legíveis. Também pode ser um PDF.',
      selfie: 'Olhe direto para a câmera. Sem óculos escuros nem chapéu, e com luz no rosto.',
    },
    take: 'Tirar foto',
    file: 'Escolher um arquivo',
    camera: 'Usar a câmera',
    check: 'Está tudo nítido e legível?',
    use: 'Usar esta imagem',
    again: 'Tirar outra',
    sending: 'Enviando a imagem',
    noCamera:
      'Não é possível usar a câmera aqui. Libere o acesso no navegador ou escolha um arquivo.',
    chosen: 'Arquivo escolhido: {name}',
  },
  details: {
    title: 'Estes dados estão certos?',
    lead: 'Lemos estes dados no seu documento. Corrija os erros.',
    firstName: 'Nome',
    lastName: 'Sobrenome',
    dob: 'Data de nascimento',
    number: 'Número do documento',
    street: 'Rua e número',
    town: 'Cidade',
    postCode: 'CEP',
    missing: 'Preencha este campo.',
    test: 'Ambiente de testes: um número que contenha BLURRED, EXPIRED, FORGED, HOLD ou WAIT recebe essa resposta. Qualquer outro é aprovado.',
  },
  results: {
    pending: {
      title: 'Estamos verificando',
      lead: 'Costuma levar um minuto. Você pode sair desta página; avisaremos o resultado.',
    },
    approved: { title: 'Verificação concluída', lead: 'Obrigado. Não há mais nada a fazer.' },
    retry: {
      title: 'Tente de novo',
      lead: 'O que você já fez continua valendo. Só falta isto:',
    },
    rejected: { title: 'Não conseguimos verificar você', lead: 'O resultado é definitivo.' },
    onHold: {
      title: 'Em análise manual',
      lead: 'Vai demorar um pouco mais que o normal. Você não precisa fazer nada.',
    },
  },
  retry: 'Tentar de novo',
  problems: {
    tooBig: 'O arquivo tem mais de 8 MB. Escolha um menor.',
    unreadable: 'Não conseguimos ler este arquivo. Escolha JPEG, PNG ou PDF.',
    network: 'Não foi possível enviar. Verifique a conexão e tente de novo.',
    over: 'O tempo acabou. Abra a verificação novamente.',
    again: 'Tentar de novo',
  },
  comments: {
    UNSATISFACTORY_PHOTOS:
      'Os dados da foto não estão legíveis. Tire outra, nítida e sem reflexos.',
    LOW_QUALITY: 'A foto está escura ou pequena demais. Tire outra com boa iluminação.',
    DOCUMENT_PAGE_MISSING: 'Falta um lado do documento. Fotografe os dois lados por inteiro.',
    EXPIRATION_DATE: 'O documento está vencido. Use um que esteja válido.',
    BAD_SELFIE: 'Seu rosto não aparece por inteiro na selfie. Tire outra.',
    BAD_PROOF_OF_ADDRESS: 'O comprovante tem mais de três meses. Use um mais recente.',
    FORGERY: 'O documento não pôde ser aceito.',
    AGE_REQUIREMENT_MISMATCH: 'Você não tem a idade mínima.',
    BLOCKLIST: 'Não podemos verificar você.',
  },
};
