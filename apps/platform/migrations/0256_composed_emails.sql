-- Addresses are kept in NFC. What was kept decomposed is composed, unless another account has the
-- same address then: which of the two owns it is for an operator to find out.

update identity.credential c
   set email = normalize(c.email, NFC)
 where c.email is not null
   and c.email is not nfc normalized
   and not exists (
     select from identity.credential o
      where o.player_id <> c.player_id
        and normalize(o.email, NFC) = normalize(c.email, NFC)
   );

update player.profile p
   set email = c.email
  from identity.credential c
 where c.player_id = p.id
   and p.email is distinct from c.email;
