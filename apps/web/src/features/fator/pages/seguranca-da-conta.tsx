import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { NOME_DA_CHAVE_MAXIMO } from '@instrutoria/domain/fator/limits.ts';
import { MENSAGENS_FATOR } from '@instrutoria/domain/fator/messages.ts';
import { problemasDoNomeDaChave, temFator } from '@instrutoria/domain/fator/rules/fatores.ts';
import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { formatarInstante } from '../../../lib/format/format.ts';
import { browserName } from '../../../lib/session/browser-name.ts';
import { temChaves } from '../../../lib/session/has-passkeys.ts';
import { FormModal } from '../../../ui/dialogs/form-modal.tsx';
import { useFormErrors } from '../../../ui/fields/use-form-errors.ts';
import { Notice } from '../../../ui/page/notice.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { Tag } from '../../../ui/page/tag.tsx';
import { ProblemNotice } from '../../../ui/status/problem.tsx';
import { notify } from '../../../ui/status/toast-store.ts';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import {
  cadastrarChave,
  fatoresQuery,
  gerarCodigos,
  iniciarTotp,
  removerChave,
  removerTotp,
  renomearChave,
  useAtoDoFator,
} from '../api.ts';
import { CodigosNovos } from '../components/codigos-novos.tsx';
import { ProvaModal } from '../components/prova-modal.tsx';

const TotpNovo = lazy(() => import('../components/totp-novo.tsx'));

type Fatores = AnswerOf<Api['lerFatores']>;
type Chave = Fatores['chaves'][number];
type Ato =
  | { readonly tipo: 'chave' | 'codigos' | 'removerTotp' | 'totp' }
  | { readonly tipo: 'removerChave' | 'renomear'; readonly chave: Chave };
interface Cadastrado {
  readonly message: string;
  readonly codigos?: readonly string[] | undefined;
}

/** The person's authenticator application, passkeys and recovery codes. */
export default function SegurancaDaConta() {
  const fatores = useQuery(fatoresQuery);
  const [ato, setAto] = useState<Ato | null>(null);
  const [totp, setTotp] = useState<{ readonly segredo: string; readonly uri: string } | null>(null);
  const [codigos, setCodigos] = useState<readonly string[] | null>(null);

  /** The first factor brings the codes; `semFator`: whether it was the first. */
  const feito = ({ message, codigos: novos }: Cadastrado, semFator: boolean) => {
    notify.success(message);
    if (novos !== undefined) setCodigos(novos);
    else if (semFator) notify.error(MENSAGENS_FATOR.codigosPerdidos);
  };
  const dados = fatores.data;
  return (
    <>
      <PageHeader
        title="Segurança da conta"
        description="Com um segundo fator, quem descobrir a sua senha ainda não entra na sua conta."
      />
      <Stack gap="lg">
        {fatores.isError && <ProblemNotice error={fatores.error} onRetry={() => void fatores.refetch()} />}
        {dados !== undefined && codigos !== null && (
          <CodigosNovos codigos={codigos} onKept={() => setCodigos(null)} />
        )}
        {dados !== undefined && totp !== null && (
          <Suspense>
            <TotpNovo
              {...totp}
              onCancel={() => setTotp(null)}
              onDone={(pronto) => {
                setTotp(null);
                feito(pronto, dados.chaves.length === 0);
              }}
            />
          </Suspense>
        )}
        {dados !== undefined && codigos === null && totp === null && <Formas dados={dados} onAct={setAto} />}
      </Stack>
      {dados !== undefined && ato !== null && (
        <Dialogo ato={ato} dados={dados} onClose={() => setAto(null)} onTotp={setTotp} onDone={feito} />
      )}
    </>
  );
}

function Formas({ dados, onAct }: { readonly dados: Fatores; readonly onAct: (ato: Ato) => void }) {
  const { totp, chaves, codigos, exigido, chavesPossiveis } = dados;
  const tem = temFator({ totp: totp !== null, chaves: chaves.length });
  const podeTer = chavesPossiveis && temChaves();
  return (
    <>
      {exigido && !tem && <Notice kind="warning">{MENSAGENS_FATOR.fatorExigido}</Notice>}
      <Panel
        title="Aplicativo autenticador"
        actions={
          totp === null ? (
            <Button onClick={() => onAct({ tipo: 'totp' })}>Cadastrar aplicativo</Button>
          ) : (
            <Button variant="default" onClick={() => onAct({ tipo: 'removerTotp' })}>
              Remover<span className="sr-only"> o aplicativo autenticador</span>
            </Button>
          )
        }
      >
        <Text>
          {totp === null
            ? 'Um aplicativo no celular mostra um código novo a cada 30 segundos.'
            : `Cadastrado em ${formatarInstante(totp.desde)}. ${totp.ultimoUso === null ? 'Ainda não usado.' : `Último uso: ${formatarInstante(totp.ultimoUso)}.`}`}
        </Text>
      </Panel>
      <Panel
        title="Chaves de acesso"
        actions={
          podeTer && (
            <Button
              variant={chaves.length === 0 ? 'filled' : 'default'}
              onClick={() => onAct({ tipo: 'chave' })}
            >
              Cadastrar chave de acesso
            </Button>
          )
        }
      >
        {!podeTer && <Notice>{MENSAGENS_FATOR.chavesSemEndereco}</Notice>}
        {chaves.length === 0 && podeTer && (
          <Text>
            A chave fica no aparelho e abre com digital, rosto ou PIN. Com ela você entra sem a senha.
          </Text>
        )}
        {chaves.length > 0 && (
          <DataTable
            caption="As minhas chaves de acesso"
            captionHidden
            rows={chaves}
            rowKey={({ id }) => id}
            columns={[
              {
                key: 'nome',
                title: 'Nome',
                rowHeader: true,
                cell: ({ nome, perdida }) => (
                  <Group gap="xs">
                    {nome}
                    {perdida && <Tag tone="warning">de outro endereço: não funciona mais</Tag>}
                  </Group>
                ),
              },
              { key: 'criadaEm', title: 'Cadastro', cell: ({ criadaEm }) => formatarInstante(criadaEm) },
              {
                key: 'ultimoUso',
                title: 'Último uso',
                cell: ({ ultimoUso }) =>
                  ultimoUso === null ? 'ainda não usada' : formatarInstante(ultimoUso),
              },
              {
                key: 'acoes',
                title: 'Ações',
                actions: true,
                cell: (chave) => (
                  <Group gap="xs">
                    <Button size="sm" variant="default" onClick={() => onAct({ tipo: 'renomear', chave })}>
                      Mudar o nome<span className="sr-only"> da chave {chave.nome}</span>
                    </Button>
                    <Button
                      size="sm"
                      variant="default"
                      onClick={() => onAct({ tipo: 'removerChave', chave })}
                    >
                      Remover<span className="sr-only"> a chave {chave.nome}</span>
                    </Button>
                  </Group>
                ),
              },
            ]}
          />
        )}
      </Panel>
      {tem && (
        <Panel
          title="Códigos de recuperação"
          actions={
            <Button variant="default" onClick={() => onAct({ tipo: 'codigos' })}>
              Gerar códigos novos
            </Button>
          }
        >
          <Text>
            {codigos === 0
              ? 'Nenhum código. Gere códigos novos, para entrar se perder o celular.'
              : codigos === 1
                ? 'Resta 1 código.'
                : `Restam ${codigos} códigos.`}
          </Text>
        </Panel>
      )}
    </>
  );
}

/** The dialog of the chosen act. */
function Dialogo(props: {
  readonly ato: Ato;
  readonly dados: Fatores;
  readonly onClose: () => void;
  readonly onTotp: (novo: { readonly segredo: string; readonly uri: string }) => void;
  readonly onDone: (feito: Cadastrado, semFator: boolean) => void;
}) {
  const { ato, dados, onClose, onTotp, onDone } = props;
  const [nome, setNome] = useState(() => browserName(navigator.userAgent));
  const iniciar = useAtoDoFator(iniciarTotp).mutateAsync;
  const semTotp = useAtoDoFator(removerTotp).mutateAsync;
  const comChave = useAtoDoFator(cadastrarChave).mutateAsync;
  const semChave = useAtoDoFator(removerChave).mutateAsync;
  const trocar = useAtoDoFator(gerarCodigos).mutateAsync;
  const tem = temFator({ totp: dados.totp !== null, chaves: dados.chaves.length });
  const formas = {
    codigo: dados.totp !== null || (tem && dados.codigos > 0),
    chave: dados.chaves.some(({ perdida }) => !perdida),
  };
  const comum = { opened: true, onClose, formas };

  switch (ato.tipo) {
    case 'totp':
      return (
        <ProvaModal
          {...comum}
          title="Cadastrar o aplicativo autenticador"
          submit="Continuar"
          act={async (prova) => {
            const { segredo, uri } = await iniciar(prova);
            if (segredo === undefined || uri === undefined) notify.error(MENSAGENS_FATOR.totpNaoIniciado);
            else onTotp({ segredo, uri });
          }}
        />
      );
    case 'chave':
      return (
        <ProvaModal
          {...comum}
          title="Cadastrar chave de acesso"
          submit="Continuar"
          problems={() => problemasDoNomeDaChave(nome)}
          act={async (prova) => onDone(await comChave({ ...prova, nome }), !tem)}
          fields={(errors) => (
            <NomeDaChave
              errors={errors}
              description="Para reconhecê-la na lista, por exemplo: celular"
              nome={nome}
              onNome={setNome}
            />
          )}
        />
      );
    case 'codigos':
      return (
        <ProvaModal
          {...comum}
          title="Gerar códigos novos"
          submit="Gerar"
          act={async (prova) => onDone(await trocar(prova), true)}
        >
          <Text>Os códigos anteriores deixam de valer.</Text>
        </ProvaModal>
      );
    case 'removerTotp':
      return (
        <ProvaModal
          {...comum}
          title="Remover o aplicativo autenticador"
          submit="Remover"
          act={async (prova) => notify.success((await semTotp(prova)).message)}
        />
      );
    case 'removerChave':
      return (
        <ProvaModal
          {...comum}
          title={`Remover a chave ${ato.chave.nome}`}
          submit="Remover"
          act={async (prova) => notify.success((await semChave({ ...prova, id: ato.chave.id })).message)}
        />
      );
    case 'renomear':
      return <Renomear chave={ato.chave} onClose={onClose} />;
  }
}

function NomeDaChave(props: {
  readonly errors: ReturnType<typeof useFormErrors>;
  readonly description?: string;
  readonly nome: string;
  readonly onNome: (nome: string) => void;
}) {
  const { errors, description, nome, onNome } = props;
  return (
    <TextInput
      {...errors.field('nome')}
      label="Nome da chave"
      description={description}
      withAsterisk
      aria-required
      maxLength={NOME_DA_CHAVE_MAXIMO}
      value={nome}
      onChange={(event) => {
        errors.clear('nome');
        onNome(event.currentTarget.value);
      }}
    />
  );
}

function Renomear({ chave, onClose }: { readonly chave: Chave; readonly onClose: () => void }) {
  const [nome, setNome] = useState(chave.nome);
  const errors = useFormErrors();
  const renomear = useAtoDoFator(renomearChave);
  const submit = async () => {
    if (errors.show(problemasDoNomeDaChave(nome))) return;
    try {
      notify.success((await renomear.mutateAsync({ id: chave.id, nome })).message);
      onClose();
    } catch (error) {
      errors.showError(error);
    }
  };
  return (
    <FormModal
      title="Mudar o nome da chave"
      opened
      busy={renomear.isPending}
      errors={errors}
      onSubmit={submit}
      onClose={onClose}
    >
      <NomeDaChave errors={errors} nome={nome} onNome={setNome} />
    </FormModal>
  );
}
