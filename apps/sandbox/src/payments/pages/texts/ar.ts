import type { Texts } from '../texts.ts';
import { isolated } from './isolated.ts';

export const ar: Texts = {
  pay: 'الدفع',
  payTo: 'الدفع إلى',
  payButton: (amount) => `ادفع ${isolated(amount)}`,
  paying: 'نتواصل مع بنكك…',
  reference: 'الرقم المرجعي',
  total: 'المجموع',
  cardDetails: 'بيانات البطاقة',
  number: 'رقم البطاقة',
  expiry: 'تاريخ الانتهاء',
  expiryHint: 'شهر / سنة',
  cvc: 'رمز الأمان',
  cvcHint: '3 أرقام على ظهر البطاقة',
  name: 'الاسم على البطاقة',
  back: (merchant) => `العودة إلى ${isolated(merchant)}`,
  secure: 'لا تصل بيانات بطاقتك إلا إلى Tidewater Pay.',
  notSent: 'لم يُخصم أي مبلغ.',
  problemsTitle: 'تحقق من هذه الحقول',
  problems: {
    numberMissing: 'أدخل رقم البطاقة.',
    numberInvalid: 'رقم البطاقة هذا غير صالح. تحقق من أرقامه.',
    numberNotTest:
      'هذه بيئة تجريبية: استخدم بطاقة تجريبية من القائمة، ولا تكتب هنا بطاقة حقيقية أبدًا.',
    expiryMissing: 'أدخل تاريخ الانتهاء.',
    expiryInvalid: 'اكتب التاريخ كما هو على البطاقة: الشهر والسنة، مثل \u206608 / 29\u2069.',
    expiryPast: 'انتهت صلاحية هذه البطاقة.',
    cvcMissing: 'أدخل رمز الأمان.',
    cvcInvalid: 'يتكوّن رمز الأمان من 3 أرقام.',
    nameMissing: 'أدخل الاسم كما هو مكتوب على البطاقة.',
  },
  testCards: 'بيئة تجريبية: بطاقات تجريبية',
  testCardsNote: 'أي تاريخ قادم وأي رمز أمان وأي اسم. لا تُخصم أموال حقيقية.',
  useCard: 'استخدام',
  scenarios: {
    success: 'تنجح فورًا',
    challenge: 'تطلب رمزًا',
    declined: 'مرفوضة',
    insufficient: 'رصيد غير كافٍ',
    slow: 'يقرر البنك بعد 20 ثانية',
    lostWebhook: 'تنجح، ويعلم المتجر متأخرًا',
    lying: 'تنجح، ويُبلَّغ المتجر بمبلغ آخر',
    claiming: 'تُرفض، ويُبلَّغ المتجر بأنها دُفعت',
  },
  challengeTitle: 'أكّد الدفع',
  challengeBody: (amount, merchant, last4) =>
    `يطلب بنكك تأكيد دفع ${isolated(amount)} إلى ${isolated(merchant)} بالبطاقة المنتهية بالأرقام ${isolated(last4)}.`,
  code: 'رمز من ستة أرقام',
  codeHint: (code) => `بيئة تجريبية: الرمز هو ${isolated(code)}.`,
  codeWrong: (left) =>
    left === 1
      ? 'هذا الرمز غير صحيح. بقيت لك محاولة واحدة.'
      : left === 2
        ? 'هذا الرمز غير صحيح. بقيت لك محاولتان.'
        : `هذا الرمز غير صحيح. بقيت لك ${left} محاولات.`,
  confirm: 'تأكيد الدفع',
  confirming: 'جارٍ التحقق من الرمز…',
  succeededTitle: 'تم الدفع بنجاح',
  succeededBody: (merchant) => `اكتملت دفعتك إلى ${isolated(merchant)}.`,
  processingTitle: 'دفعتك قيد المعالجة',
  processingBody: 'قد يستغرق ذلك بعض الوقت. لا حاجة إلى الانتظار هنا ولا إلى الدفع مرة أخرى.',
  failedTitle: 'لم يكتمل الدفع',
  reasons: {
    declined: 'رفض بنكك هذه البطاقة. لم يُخصم أي مبلغ.',
    insufficientFunds: 'لا يوجد رصيد كافٍ في هذه البطاقة. لم يُخصم أي مبلغ.',
    challengeFailed: 'كان الرمز خاطئًا ثلاث مرات. لم يُخصم أي مبلغ.',
    abandoned: 'غادرت قبل أن تدفع. لم يُخصم أي مبلغ.',
    cancelled: 'ألغى المتجر هذه الدفعة. لم يُخصم أي مبلغ.',
    expired: 'انتهى وقت الدفع. لم يُخصم أي مبلغ.',
  },
  closedTitle: 'أُلغي الدفع',
  returning: (merchant) => `نعيدك إلى ${isolated(merchant)}…`,
  continueTo: (merchant) => `المتابعة إلى ${isolated(merchant)}`,
  notFoundTitle: 'لم يُعثر على الدفعة',
  notFoundBody: 'قد يكون العنوان غير مكتمل. عُد إلى المتجر وابدأ من جديد.',
};
