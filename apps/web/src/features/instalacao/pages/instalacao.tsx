import { MENSAGENS_INSTALACAO, ROTULOS_INSTALACAO } from '@instrutoria/domain/instalacao/messages.ts';
import { problema } from '@instrutoria/domain/kernel/problema.ts';
import { Button, Group, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import classes from '../../../app/open-page.module.css';
import { Brand } from '../../../app/shell/brand.tsx';
import { ApiError } from '../../../lib/server/api-error.ts';
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import { useFormErrors } from '../../../ui/fields/use-form-errors.ts';
import { Notice } from '../../../ui/page/notice.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { FormActions, Panel } from '../../../ui/page/panel.tsx';
import { Steps } from '../../../ui/page/steps.tsx';
import { type InstalacaoAberta, useAbrirInstalacao, useConcluirInstalacao } from '../api.ts';
import { CamposDoPasso } from '../components/campos-do-passo.tsx';
import { PASSOS, paraEnvio, passoDoCampo, type Segredos } from '../components/dados-digitados.ts';
import { useDigitado } from '../components/use-digitado.ts';

export default function Instalacao() {
  const [codigo, setCodigo] = useState('');
  const [aberta, setAberta] = useState<InstalacaoAberta | null>(null);
  const [pronta, setPronta] = useState<string | null>(null);
  /** Shown over the code's form, which comes back when the server was restarted. */
  const [venceu, setVenceu] = useState(false);
  const tudo = useTudo();
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <Brand light />
      </header>
      <main id="conteudo" tabIndex={-1} className={classes.main}>
        <PageHeader
          title="Instalação"
          description="Os primeiros dados do sistema. O que você digita fica neste navegador até o fim, menos o código, a senha, CPF, SIAPE, e-mails e Lattes."
        />
        {pronta !== null && (
          <Notice kind="success" title={pronta} live>
            <Link to="/login">Entrar</Link>
          </Notice>
        )}
        {pronta === null && aberta === null && (
          <>
            {venceu && (
              <Notice kind="warning" live>
                {MENSAGENS_INSTALACAO.codigoErrado} O que você digitou continua aqui.
              </Notice>
            )}
            <Abrir codigo={codigo} onCodigo={setCodigo} onAberta={setAberta} />
          </>
        )}
        {pronta === null && aberta !== null && (
          <Assistente
            tudo={tudo}
            codigo={codigo}
            aberta={aberta}
            onFechada={() => {
              setVenceu(true);
              setAberta(null);
            }}
            onPronta={setPronta}
          />
        )}
      </main>
    </div>
  );
}

/** State that survives an expired code: only a reload loses the passwords and the step. */
function useTudo() {
  const [segredos, setSegredos] = useState<Segredos>({ senha: '', confirmacao: '' });
  const [passo, setPasso] = useState(0);
  const mudarSegredos = (parte: Partial<Segredos>) => setSegredos((antes) => ({ ...antes, ...parte }));
  return { ...useDigitado(), segredos, mudarSegredos, passo, setPasso };
}

function Abrir(props: {
  readonly codigo: string;
  readonly onCodigo: (codigo: string) => void;
  readonly onAberta: (aberta: InstalacaoAberta) => void;
}) {
  const { codigo, onCodigo, onAberta } = props;
  const errors = useFormErrors(ROTULOS_INSTALACAO);
  const abrir = useAbrirInstalacao();
  const submit = async () => {
    if (codigo.trim() === '') {
      errors.show([problema('codigo', 'CODIGO_ERRADO', MENSAGENS_INSTALACAO.codigoErrado)]);
      return;
    }
    try {
      onAberta(await abrir.mutateAsync(codigo));
    } catch (error) {
      errors.showError(error);
    }
  };
  return (
    <Panel>
      <Form label="Abrir o assistente" busy={abrir.isPending} onSubmit={submit} keeps>
        <ErrorSummary {...errors.summary} />
        <TextInput
          {...errors.field('codigo')}
          label={ROTULOS_INSTALACAO.codigo}
          description="O servidor mostrou este código ao iniciar; ele vale 24 horas e muda quando o servidor reinicia"
          withAsterisk
          aria-required
          autoComplete="off"
          value={codigo}
          onChange={(event) => {
            errors.clear('codigo');
            onCodigo(event.currentTarget.value);
          }}
        />
        <FormActions>
          <Button type="submit" loading={abrir.isPending}>
            Abrir o assistente
          </Button>
        </FormActions>
      </Form>
    </Panel>
  );
}

function Assistente(props: {
  readonly tudo: ReturnType<typeof useTudo>;
  readonly codigo: string;
  readonly aberta: InstalacaoAberta;
  readonly onFechada: () => void;
  readonly onPronta: (mensagem: string) => void;
}) {
  const { tudo, codigo, aberta, onFechada, onPronta } = props;
  const { digitado, mudar, esquecer, segredos, mudarSegredos, passo, setPasso } = tudo;
  const errors = useFormErrors(ROTULOS_INSTALACAO);
  const concluir = useConcluirInstalacao();
  const ultimo = passo === PASSOS.length - 1;

  const ir = (para: number) => {
    errors.clear();
    setPasso(para);
    document.getElementById('conteudo')?.focus();
  };

  const enviar = async () => {
    const errado = PASSOS.findIndex(({ problemas }) => problemas(digitado, segredos).length > 0);
    if (errado >= 0) {
      setPasso(errado);
      errors.show(PASSOS[errado]?.problemas(digitado, segredos) ?? []);
      return;
    }
    try {
      const { message } = await concluir.mutateAsync({ body: paraEnvio(digitado, codigo, segredos.senha) });
      esquecer();
      onPronta(message);
    } catch (error) {
      const [campo = ''] = error instanceof ApiError ? Object.keys(error.errors) : [];
      if (campo === 'codigo') {
        onFechada();
        return;
      }
      if (passoDoCampo(campo) >= 0) setPasso(passoDoCampo(campo));
      errors.showError(error);
    }
  };

  const submit = async () => {
    if (errors.show(PASSOS[passo]?.problemas(digitado, segredos) ?? [])) return;
    if (ultimo) await enviar();
    else ir(passo + 1);
  };

  const estado = (i: number) => (i < passo ? 'done' : 'todo');
  return (
    <>
      <Steps
        label="Etapas da instalação"
        steps={PASSOS.map(({ key, title }, i) => ({
          key,
          title,
          state: i === passo ? 'current' : estado(i),
        }))}
      />
      <Panel>
        <Form label={PASSOS[passo]?.title ?? ''} busy={concluir.isPending} onSubmit={submit} keeps>
          <h2>{PASSOS[passo]?.title}</h2>
          <ErrorSummary {...errors.summary} />
          <CamposDoPasso
            passo={passo}
            d={digitado}
            segredos={segredos}
            codigo={codigo}
            aberta={aberta}
            errors={errors}
            mudar={mudar}
            mudarSegredos={mudarSegredos}
          />
          <FormActions>
            <Group justify="space-between" w="100%">
              <Button variant="default" disabled={passo === 0} onClick={() => ir(passo - 1)}>
                Voltar
              </Button>
              <Button type="submit" loading={concluir.isPending}>
                {ultimo ? 'Concluir a instalação' : 'Continuar'}
              </Button>
            </Group>
          </FormActions>
        </Form>
      </Panel>
    </>
  );
}
