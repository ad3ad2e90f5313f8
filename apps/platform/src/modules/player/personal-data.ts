import type { PersonalTable } from '../../kernel/personal-data.ts';

export const playerPersonalData: readonly PersonalTable[] = [
  {
    table: 'player.profile',
    of: { id: 'player' },
    hidden: ['security_answer_hash'],
    // Country, currency and the day the account was opened belong to the books.
    afterwards: {
      email: null,
      birthdate: '1900-01-01',
      nickname: null,
      first_name: null,
      last_name: null,
      gender: null,
      nationality: null,
      place_of_birth: null,
      personal_id_number: null,
      cpf_number: null,
      profession: null,
      phone: null,
      phone_confirmed: false,
      city: null,
      address: null,
      additional_address: null,
      postal_code: null,
      time_zone: null,
      language: null,
      security_question: null,
      security_answer_hash: null,
      freshchat_restore_id: null,
      affiliate_tag: null,
      receive_email_promo: false,
      receive_sms_promo: false,
      receive_bonus: false,
      pwa_installed: false,
    },
  },
];
