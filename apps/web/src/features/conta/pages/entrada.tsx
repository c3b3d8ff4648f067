import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { RECUSAS_DA_PORTA } from '@instrutoria/domain/porta/textos.ts';
import { Button, Stack, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { OpenPage } from '../../../app/open-page.tsx';
import { api } from '../../../lib/server/api.ts';
import { lembrarSaida, novoSegredoDaPorta, segredoDaPorta, tomarVinda } from '../../../lib/session/door.ts';
import { iniciarCom } from '../../../lib/session/log-in.ts';
import { safeReturn } from '../../../lib/session/safe-return.ts';
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import { useFormErrors } from '../../../ui/fields/use-form-errors.ts';
import { Notice } from '../../../ui/page/notice.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { FormActions, Panel } from '../../../ui/page/panel.tsx';
import { Loading } from '../../../ui/status/loading.tsx';
import { LigarConta } from '../components/ligar-conta.tsx';
import { PrimeiroAcesso } from '../components/primeiro-acesso.tsx';

type Concluida = AnswerOf<Api['concluirEntrada']>;
type SemConta = Exclude<Concluida, { readonly situacao: 'entrou' }>;

/** Taken when the page's code loads: after a reload there is none, and the person begins again. */
const vinda = tomarVinda(globalThis.location, globalThis.history);

/** The page to which the provider sends the browser back: it logs in, asks for missing data, or shows the refusal. */
export default function Entrada() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [semConta, setSemConta] = useState<SemConta | null>(null);
  const receber = async (concluida: Concluida) => {
    if (concluida.situacao !== 'entrou') {
      setSemConta(concluida);
      return;
    }
    await iniciarCom(concluida.token);
    lembrarSaida(concluida.saida);
    await navigate(safeReturn(concluida.voltar, globalThis.location.origin), { replace: true });
  };
  const concluir = useMutation({
    mutationFn: async (codigo: string) =>
      receber(await api.concluirEntrada({ body: { codigo, segredo: segredoDaPorta() } })),
  });
  const { mutate } = concluir;
  useEffect(() => {
    if (vinda.codigo !== null) mutate(vinda.codigo);
  }, [mutate]);

  const porta = Number(search.get('porta'));
  if (semConta !== null) return <SemContaAqui semConta={semConta} onEntrou={receber} />;
  if (porta > 0) return <ComSenha porta={porta} voltar={search.get('voltar')} onConcluida={receber} />;
  if (concluir.isError) return <Recusada motivo={concluir.error.message} />;
  if (vinda.codigo === null) {
    const codigo = vinda.recusa as keyof typeof RECUSAS_DA_PORTA;
    const motivo = RECUSAS_DA_PORTA[codigo] ?? 'Esta página só abre depois da instituição.';
    const saindo = codigo === 'SAIDA_INVALIDA' || codigo === 'SAIDA_NAO_CONFIRMADA';
    return <Recusada motivo={motivo} saindo={saindo} />;
  }
  return (
    <OpenPage narrow>
      <PageHeader title="Entrando" />
      <Loading />
    </OpenPage>
  );
}

/** Why an entry by the institution, or a logout that came from there, was refused. */
function Recusada({ motivo, saindo = false }: { readonly motivo: string; readonly saindo?: boolean }) {
  return (
    <OpenPage narrow>
      <PageHeader title={saindo ? 'Não foi possível sair' : 'Não foi possível entrar'} />
      <Panel>
        <Stack>
          <Notice kind="error" live>
            {motivo}
          </Notice>
          <FormActions>
            <Button component={Link} to={saindo ? '/' : '/login'}>
              {saindo ? 'Ir para o início' : 'Começar de novo'}
            </Button>
          </FormActions>
        </Stack>
      </Panel>
    </OpenPage>
  );
}

function SemContaAqui({
  semConta,
  onEntrou,
}: {
  readonly semConta: SemConta;
  readonly onEntrou: (entrou: AnswerOf<Api['vincularPelaSenha']>) => Promise<void>;
}) {
  const [ligando, setLigando] = useState(false);
  const { situacao, porta, aQuemEscrever, codigo } = semConta;
  if (ligando) {
    return (
      <OpenPage narrow>
        <PageHeader
          title="Ligar à conta daqui"
          description={`Uma vez só: depois você entra direto com a conta ${porta}.`}
        />
        <LigarConta codigo={codigo} onEntrou={onEntrou} onVoltar={() => setLigando(false)} />
      </OpenPage>
    );
  }
  const jaTenho = (
    <Button variant="default" onClick={() => setLigando(true)}>
      Já tenho conta aqui
    </Button>
  );
  if (situacao === 'cadastra') {
    return (
      <OpenPage>
        <PageHeader
          title="Primeiro acesso"
          description={`A conta ${porta} disse quem é você. Falta só o que ela não sabe.`}
          actions={jaTenho}
        />
        <PrimeiroAcesso semConta={semConta} onEntrou={onEntrou} />
      </OpenPage>
    );
  }
  return (
    <OpenPage narrow>
      <PageHeader title="Você ainda não tem conta aqui" />
      <Panel>
        <Stack>
          <Notice kind="warning" live>
            {situacao === 'estudante'
              ? 'Estudantes não entram por aqui: quem coordena o seu projeto cuida do seu vínculo.'
              : 'O seu vínculo com a instituição não abre uma conta aqui.'}{' '}
            Precisa de acesso? Escreva para {aQuemEscrever}.
          </Notice>
          <FormActions>
            {jaTenho}
            <Button component={Link} to="/login" variant="default">
              Começar de novo
            </Button>
          </FormActions>
        </Stack>
      </Panel>
    </OpenPage>
  );
}

/** The form of a directory (LDAP), which has no sign-in page. */
function ComSenha({
  porta,
  voltar,
  onConcluida,
}: {
  readonly porta: number;
  readonly voltar: string | null;
  readonly onConcluida: (concluida: Concluida) => Promise<void>;
}) {
  const [usuario, setUsuario] = useState('');
  const [senha, setSenha] = useState('');
  const errors = useFormErrors();
  const entrar = useMutation({ mutationFn: api.entrarComSenhaDaInstituicao });
  const submit = async () => {
    errors.clear();
    try {
      const marca = await novoSegredoDaPorta();
      await onConcluida(
        await entrar.mutateAsync({ params: { id: porta }, body: { marca, usuario, senha, voltar } }),
      );
    } catch (error) {
      errors.showError(error);
    }
  };
  return (
    <OpenPage narrow>
      <PageHeader title="Entrar com a conta da instituição" />
      <Panel>
        <Form label="Entrar com a conta da instituição" keeps busy={entrar.isPending} onSubmit={submit}>
          <ErrorSummary {...errors.summary} />
          <TextInput
            {...errors.field('usuario')}
            label="Usuário na instituição"
            autoComplete="username"
            value={usuario}
            onChange={(event) => setUsuario(event.currentTarget.value)}
          />
          <TextInput
            {...errors.field('senha')}
            type="password"
            label="Senha da instituição"
            autoComplete="current-password"
            value={senha}
            onChange={(event) => setSenha(event.currentTarget.value)}
          />
          <FormActions>
            <Button type="submit" loading={entrar.isPending}>
              Entrar
            </Button>
            <Button component={Link} to="/login" variant="default">
              Voltar
            </Button>
          </FormActions>
        </Form>
      </Panel>
    </OpenPage>
  );
}
