import type { Currency } from '@pierlight/contract/settings/schemas';
import { Coin } from '@pierlight/ui/art/coin';
import { Menu, MenuItem } from '@pierlight/ui/menu';
import type { ReactElement } from 'react';

interface OpenAccountMenuProps {
  readonly currencies: readonly Currency[];
  readonly trigger: ReactElement;
  readonly onOpen: (code: string) => void;
}

/** The currencies a further account can be opened in. */
export default function OpenAccountMenu({ currencies, trigger, onOpen }: OpenAccountMenuProps) {
  return (
    <Menu align="start" trigger={trigger}>
      {currencies.map(({ code, name }) => (
        <MenuItem
          key={code}
          icon={<Coin currency={code} size={22} />}
          onSelect={() => onOpen(code)}
        >
          {code}
          <span className="ms-auto ps-6 font-normal text-13 text-text-3">{name}</span>
        </MenuItem>
      ))}
    </Menu>
  );
}
