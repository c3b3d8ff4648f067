import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useCpfMask } from '../../../lib/format/cpf-mask.ts';
import { PlainField } from '../../../ui/fields/plain-field.tsx';
import type { FormErrors } from '../../../ui/fields/use-form-errors.ts';
import classes from './login-fields.module.css';

export interface Credenciais {
  readonly cpf: string;
  readonly password: string;
}

interface LoginFieldsProps {
  readonly values: Credenciais;
  readonly onChange: (values: Credenciais) => void;
  readonly errors: FormErrors;
  /** Over a page that must stay: links open in a new tab. */
  readonly over?: boolean;
}

export function LoginFields({ values, onChange, errors, over = false }: LoginFieldsProps) {
  const mask = useCpfMask(values.cpf, (cpf) => onChange({ ...values, cpf }));
  return (
    <>
      <PlainField {...errors.field('cpf')} label="CPF">
        {(identity) => <input {...identity} {...mask} autoComplete="username" />}
      </PlainField>
      <div className={classes.password}>
        <PasswordField values={values} onChange={onChange} errors={errors} />
        <Link to="/identificar-email" className={classes.forgot} {...(over ? { target: '_blank' } : {})}>
          Esqueci minha senha
          {over && <span className="sr-only"> (abre em outra aba)</span>}
        </Link>
      </div>
    </>
  );
}

function PasswordField({ values, onChange, errors }: LoginFieldsProps) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? IconEyeOff : IconEye;
  return (
    <PlainField {...errors.field('password')} label="Senha">
      {(identity) => (
        <>
          <input
            {...identity}
            type={shown ? 'text' : 'password'}
            autoComplete="current-password"
            value={values.password}
            onChange={(event) => onChange({ ...values, password: event.currentTarget.value })}
          />
          <button
            type="button"
            className={classes.eye}
            aria-label="Mostrar a senha"
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            <Icon aria-hidden size={20} />
          </button>
        </>
      )}
    </PlainField>
  );
}
