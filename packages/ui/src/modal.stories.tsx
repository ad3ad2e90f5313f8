import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from './button.tsx';
import { Field } from './field.tsx';
import { TextLink } from './link.tsx';
import { Modal } from './modal.tsx';
import { PasswordInput } from './password-input.tsx';
import { SegmentedControl } from './segmented-control.tsx';
import { TextInput } from './text-input.tsx';

const meta = { title: 'Modal' } satisfies Meta;
export default meta;
type Story = StoryObj;

const clauses = Array.from(
  { length: 24 },
  (_, index) =>
    `${index + 1}. The pier keeps your money apart from its own and pays it out on request.`,
);

function SignUp({ startOpen = true }: { startOpen?: boolean }) {
  const [open, setOpen] = useState(startOpen);
  const [terms, setTerms] = useState(false);
  return (
    <>
      <Button variant="lampline" onClick={() => setOpen(true)}>
        Create account
      </Button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        title="Create your account"
        subtitle="Step 1 of 3 · how you sign in"
        decoration={
          <div className="bg-[linear-gradient(oklch(0.2_0.08_305),oklch(0.34_0.1_320)_68%,oklch(0.2_0.06_260)_68%)]" />
        }
        foot={
          <>
            <Button variant="lamp" size="lg" block>
              Continue
            </Button>
            <p className="text-center text-13 text-text-2">
              Have an account? <TextLink href="#sign-in">Sign in</TextLink> · 18+ only
            </p>
          </>
        }
      >
        <SegmentedControl
          label="Sign up with"
          value="email"
          options={[
            { value: 'email', label: 'E-mail' },
            { value: 'phone', label: 'Phone' },
            { value: 'social', label: 'Social' },
          ]}
        />
        <Field label="E-mail" error="This address is missing its ending, for example “.com”.">
          <TextInput type="email" defaultValue="mara.kesten@post" />
        </Field>
        <Field label="Password" error="4 characters so far. It needs at least 6.">
          <PasswordInput defaultValue="pier" />
        </Field>
        <Button variant="ghost" onClick={() => setTerms(true)}>
          Read the terms
        </Button>
        <Modal
          open={terms}
          level={1}
          onClose={() => setTerms(false)}
          onBack={() => setTerms(false)}
          title="Terms"
          foot={
            <Button size="lg" block onClick={() => setTerms(false)}>
              Understood
            </Button>
          }
        >
          {clauses.map((clause) => (
            <p key={clause} className="text-text-2">
              {clause}
            </p>
          ))}
        </Modal>
      </Modal>
    </>
  );
}

export const Open: Story = { render: () => <SignUp /> };

export const Closed: Story = { render: () => <SignUp startOpen={false} /> };

function Pause() {
  const [open, setOpen] = useState(true);
  return (
    <Modal
      open={open}
      dismissible={false}
      onClose={() => setOpen(false)}
      title="An hour has passed"
      foot={
        <div className="grid grid-cols-3 gap-2">
          <Button onClick={() => setOpen(false)}>Continue</Button>
          <Button onClick={() => setOpen(false)}>Limits</Button>
          <Button onClick={() => setOpen(false)}>Leave</Button>
        </div>
      }
    >
      <p className="text-text-2">Staked €42.00, net −€6.40.</p>
    </Modal>
  );
}

export const Undismissible: Story = { render: () => <Pause /> };
