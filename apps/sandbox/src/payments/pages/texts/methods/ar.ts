import type { MethodTexts } from '../../method-texts.ts';
import { isolated } from '../isolated.ts';

export const ar: MethodTexts = {
  secure: 'ما تكتبه هنا يبقى لدى Tidewater Pay.',
  bankTitle: 'اختر بنكك',
  bankBody: 'توافق على التحويل لدى بنكك فيصل فورًا.',
  signInTitle: 'سجّل الدخول إلى Tidewater Wallet',
  signInBody: 'بيئة تجريبية: لكل بريد إلكتروني محفظة هنا.',
  email: 'البريد الإلكتروني',
  emailMissing: 'أدخل البريد الإلكتروني لمحفظتك.',
  pin: 'الرقم السري',
  pinHint: (pin) => `بيئة تجريبية: الرقم السري هو ${isolated(pin)}.`,
  pinWrong: (left) =>
    left === 1
      ? 'هذا الرقم السري غير صحيح. بقيت لك محاولة واحدة.'
      : left === 2
        ? 'هذا الرقم السري غير صحيح. بقيت لك محاولتان.'
        : `هذا الرقم السري غير صحيح. بقيت لك ${left} محاولات.`,
  signIn: 'تسجيل الدخول',
  signingIn: 'جارٍ تسجيل الدخول…',
  approveTitle: (payer) => `الموافقة عبر ${isolated(payer)}`,
  approveBody: (amount, merchant) => `ستدفع ${isolated(amount)} إلى ${isolated(merchant)}.`,
  from: 'من',
  pixTitle: 'تطبيق بنكك',
  pixBody: (amount, merchant) => `دفعة Pix بقيمة ${isolated(amount)} إلى ${isolated(merchant)}.`,
  taxNumber: 'رقم CPF للدافع',
  decisions: {
    approve: 'موافقة',
    deny: 'رفض',
    empty: 'الرصيد غير كافٍ',
    slow: 'موافقة، والقرار بعد 20 ثانية',
    late: 'موافقة، ويعلم المتجر متأخرًا',
    lie: 'موافقة، وإبلاغ المتجر بعشرة أضعاف المبلغ',
    claim: 'رفض، وإبلاغ المتجر بأنها دُفعت',
  },
  otherOutcomes: 'بيئة تجريبية: نتائج أخرى',
  otherOutcomesNote: 'نتائج أخرى قد تنتهي إليها الدفعة. لا تُخصم أموال حقيقية.',
  working: 'لحظة واحدة…',
  reasons: {
    declined: 'رُفضت الدفعة. لم يُخصم أي مبلغ.',
    insufficientFunds: 'الرصيد لا يكفي لهذه الدفعة. لم يُخصم أي مبلغ.',
    challengeFailed: 'كان الرمز خاطئًا ثلاث مرات. لم يُخصم أي مبلغ.',
    signInFailed: 'كان الرقم السري خاطئًا ثلاث مرات. لم يُخصم أي مبلغ.',
    voucherUnknown: 'رمز القسيمة غير صالح. لم يُخصم أي مبلغ.',
    voucherUsed: 'استُخدمت هذه القسيمة من قبل. لم يُخصم أي مبلغ.',
    voucherValue: 'قيمة هذه القسيمة مختلفة. لم يُخصم أي مبلغ.',
    abandoned: 'غادرت قبل أن تدفع. لم يُخصم أي مبلغ.',
    cancelled: 'ألغى المتجر هذه الدفعة. لم يُخصم أي مبلغ.',
    expired: 'انتهى وقت الدفع. لم يُخصم أي مبلغ.',
  },
  kioskTitle: 'شراء قسيمة',
  kioskBody:
    'بيئة تجريبية: القسائم هنا مجانية. تُستخدم كل قسيمة مرة واحدة بقيمتها الكاملة وبعملتها.',
  value: 'القيمة',
  valueWrong: 'أدخل قيمة مثل 25 أو 25.50.',
  currency: 'العملة',
  slowVoucher: 'يستغرق صرفها 20 ثانية',
  buy: 'شراء',
  yourVoucher: (amount) => `قسيمة بقيمة ${isolated(amount)}`,
  yourVoucherNote: 'أدخل هذه الأرقام الستة عشر عند الدفع.',
  readCodeTitle: 'دفع رمز Pix',
  readCodeBody: 'الصق الرمز الذي يعرضه المتجر كما يمسحه تطبيق بنكك.',
  pixCode: 'رمز Pix',
  pixCodeWrong: 'هذا الرمز غير صالح هنا. انسخه كاملًا.',
  open: 'متابعة',
};
