import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf, BodyInputOf } from '@instrutoria/contract/route.ts';
import { MENSAGENS_PORTA, NOMES_DOS_TIPOS_DE_PORTA } from '@instrutoria/domain/porta/messages.ts';
import { COMECOS, MODELOS, NOMES_DOS_MODELOS } from '@instrutoria/domain/porta/rules/modelos.ts';
import { METODOS_DO_CLIENTE, MODELOS_DE_OIDC } from '@instrutoria/domain/porta/types.ts';
import { Button, Checkbox, NativeSelect, Stack, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { FormModal } from '../../../ui/dialogs/form-modal.tsx';
import { useFormErrors } from '../../../ui/fields/use-form-errors.ts';
import { notify } from '../../../ui/status/toast-store.ts';
import { useSalvarPorta, useTestarPorta } from '../api.ts';
import { CamposDoProtocolo, type OutraConfiguracao, type OutroTipo } from './campos-do-protocolo.tsx';
import { ResultadoDoTeste } from './resultado-do-teste.tsx';
import { UnidadesDaPorta } from './unidades-da-porta.tsx';

type Porta = AnswerOf<Api['listarPortas']>[number];
type Escrita = BodyInputOf<Api['criarPorta']>;
type Oidc = NonNullable<Escrita['configuracao']['oidc']>;

const COMUM: Escrita['configuracao']['comum'] = {
  confiaNoCpf: false,
  dominios: [],
  vinculosDeProfessor: [],
  vinculosDeEstudante: [],
  unidades: [],
  aQuemEscrever: '',
  redeInterna: false,
};

const ENDERECOS = [
  ['autorizacao', 'Página de entrada'],
  ['token', 'Troca do código'],
  ['chaves', 'Chaves'],
  ['pessoa', 'Dados da pessoa, se houver'],
  ['saida', 'Saída, se houver'],
] as const;

const ATRIBUTOS = [
  ['cpf', 'CPF'],
  ['nome', 'Nome'],
  ['email', 'E-mail'],
  ['vinculos', 'Vínculos'],
  ['unidade', 'Unidade'],
] as const;

const linhas = (texto: string): string[] =>
  texto
    .split('\n')
    .map((um) => um.trim())
    .filter((um) => um !== '');

const OUTROS: readonly OutroTipo[] = ['saml', 'cas', 'ldap'];

/** The label of the secret by protocol; null when there is none. */
const SEGREDOS = {
  oidc: 'Segredo do cliente',
  saml: 'Chave do nosso certificado (PEM)',
  cas: null,
  ldap: 'Senha do usuário que busca',
} as const;

/** A door, new from a preset or stored. */
export function PortaModal({
  porta,
  onClose,
}: {
  readonly porta: Porta | null;
  readonly onClose: () => void;
}) {
  const [nome, setNome] = useState(porta?.nome ?? '');
  const [comum, setComum] = useState(porta?.configuracao.comum ?? COMUM);
  const [tipo, setTipo] = useState(porta?.tipo ?? 'oidc');
  const [oidc, setOidc] = useState<Oidc>(porta?.configuracao.oidc ?? MODELOS.keycloak);
  const { saml, cas, ldap } = porta?.configuracao ?? {};
  const [outra, setOutra] = useState<OutraConfiguracao>(saml ?? cas ?? ldap ?? COMECOS.cas);
  const [segredo, setSegredo] = useState('');
  const errors = useFormErrors();
  const salvar = useSalvarPorta();
  const testar = useTestarPorta();
  const body: Escrita = {
    tipo,
    nome,
    configuracao: { comum, [tipo]: tipo === 'oidc' ? oidc : outra },
    ...(segredo === '' ? {} : { segredo }),
  };

  const escolher = (provedor: string) => {
    errors.clear();
    const outro = OUTROS.find((um) => um === provedor);
    const modelo = MODELOS_DE_OIDC.find((um) => um === provedor);
    setTipo(outro ?? 'oidc');
    if (outro !== undefined) setOutra(COMECOS[outro]);
    if (modelo !== undefined) setOidc(structuredClone(MODELOS[modelo]) as Oidc);
  };
  const { atributos } = tipo === 'oidc' ? oidc : outra;
  const mudarAtributo = (campo: string, valor: string | null) => {
    const novos = { ...atributos, [campo]: valor };
    if (tipo === 'oidc') setOidc({ ...oidc, atributos: novos });
    else setOutra({ ...outra, atributos: novos });
  };
  const segredoDela = SEGREDOS[tipo];
  const test = async () => {
    errors.clear();
    try {
      await testar.mutateAsync({ ...body, ...(porta === null ? {} : { id: porta.id }) });
    } catch (error) {
      errors.showError(error);
    }
  };
  const submit = async () => {
    errors.clear();
    try {
      await salvar.mutateAsync({ porta, body });
      notify.success(MENSAGENS_PORTA.portaSalva);
      onClose();
    } catch (error) {
      errors.showError(error);
    }
  };
  const texto = (campo: string, label: string, valor: string, mudar: (v: string) => void) => (
    <TextInput
      key={campo}
      {...errors.field(campo)}
      label={label}
      value={valor}
      onChange={(event) => {
        errors.clear(campo);
        mudar(event.currentTarget.value);
      }}
    />
  );
  const lista = (
    campo: 'dominios' | 'vinculosDeProfessor' | 'vinculosDeEstudante',
    label: string,
    description: string,
  ) => (
    <Textarea
      {...errors.field(`comum.${campo}`)}
      label={label}
      description={description}
      autosize
      minRows={1}
      defaultValue={comum[campo].join('\n')}
      onChange={(event) => setComum({ ...comum, [campo]: linhas(event.currentTarget.value) })}
    />
  );

  return (
    <FormModal
      title={porta === null ? 'Acrescentar uma conta da instituição' : `Alterar ${porta.nome}`}
      opened
      busy={salvar.isPending}
      errors={errors}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack>
        {porta === null && (
          <NativeSelect
            data-autofocus
            label="Provedor"
            value={tipo === 'oidc' ? oidc.modelo : tipo}
            onChange={(event) => escolher(event.currentTarget.value)}
            data={[
              ...MODELOS_DE_OIDC.map((um) => ({ value: um as string, label: NOMES_DOS_MODELOS[um] })),
              ...OUTROS.map((um) => ({ value: um as string, label: NOMES_DOS_TIPOS_DE_PORTA[um] })),
            ]}
          />
        )}
        {texto('nome', 'Nome no botão: Entrar com a conta…', nome, setNome)}
        {tipo === 'oidc' ? (
          <>
            {texto('oidc.emissor', 'Emissor', oidc.emissor, (emissor) => setOidc({ ...oidc, emissor }))}
            {texto('oidc.cliente', 'Cliente (client id)', oidc.cliente, (cliente) =>
              setOidc({ ...oidc, cliente }),
            )}
          </>
        ) : (
          <CamposDoProtocolo tipo={tipo} valor={outra} errors={errors} onChange={setOutra} />
        )}
        {segredoDela !== null && (
          <Segredo
            label={segredoDela}
            longo={tipo === 'saml'}
            guardado={porta?.temSegredo === true}
            field={errors.field('segredo')}
            value={segredo}
            onChange={(valor) => {
              errors.clear('segredo');
              setSegredo(valor);
            }}
          />
        )}
        {tipo === 'oidc' && (
          <>
            <NativeSelect
              {...errors.field('oidc.metodo')}
              label="Como o segredo é enviado"
              value={oidc.metodo}
              onChange={(event) => {
                const metodo = METODOS_DO_CLIENTE.find((um) => um === event.currentTarget.value);
                if (metodo !== undefined) setOidc({ ...oidc, metodo });
              }}
              data={[...METODOS_DO_CLIENTE]}
            />
            {texto('oidc.escopos', 'Escopos', oidc.escopos, (escopos) => setOidc({ ...oidc, escopos }))}
            <Checkbox
              label="O provedor não tem documento de descoberta: escrever os endereços"
              checked={oidc.enderecos !== null}
              onChange={(event) =>
                setOidc({
                  ...oidc,
                  enderecos: event.currentTarget.checked
                    ? { autorizacao: '', token: '', chaves: '', pessoa: null, saida: null }
                    : null,
                })
              }
            />
            {ENDERECOS.map(([campo, label]) => {
              const { enderecos } = oidc;
              if (enderecos === null) return null;
              return texto(`oidc.enderecos.${campo}`, label, enderecos[campo] ?? '', (valor) =>
                setOidc({
                  ...oidc,
                  enderecos: {
                    ...enderecos,
                    [campo]: valor === '' && (campo === 'pessoa' || campo === 'saida') ? null : valor,
                  },
                }),
              );
            })}
          </>
        )}
        <fieldset>
          <legend>Como o provedor chama cada dado (vazio: não diz)</legend>
          {ATRIBUTOS.map(([campo, label]) =>
            texto(`${tipo}.atributos.${campo}`, label, atributos[campo] ?? '', (valor) =>
              mudarAtributo(campo, valor === '' ? null : valor),
            ),
          )}
        </fieldset>
        {atributos.unidade !== null && (
          <UnidadesDaPorta
            valor={comum.unidades}
            errors={errors}
            onChange={(unidades) => setComum({ ...comum, unidades })}
          />
        )}
        <Checkbox
          label="O provedor garante o CPF de todas as pessoas"
          description="Só o diretório da própria instituição. O gov.br o garante da conta prata em diante, sem marcar aqui."
          checked={comum.confiaNoCpf}
          onChange={(event) => setComum({ ...comum, confiaNoCpf: event.currentTarget.checked })}
        />
        {lista('dominios', 'Domínios de e-mail que provam quem é', 'Um por linha, como universidade.br')}
        {lista('vinculosDeProfessor', 'Vínculos que abrem conta', 'Um por linha, como o provedor os escreve')}
        {lista('vinculosDeEstudante', 'Vínculos de estudante', 'Um por linha')}
        {texto(
          'comum.aQuemEscrever',
          'A quem escreve quem não tem conta',
          comum.aQuemEscrever,
          (aQuemEscrever) => setComum({ ...comum, aQuemEscrever }),
        )}
        <Checkbox
          label="O provedor fica na rede interna"
          description="Permite endereços internos e http."
          checked={comum.redeInterna}
          onChange={(event) => setComum({ ...comum, redeInterna: event.currentTarget.checked })}
        />
        <Button variant="default" loading={testar.isPending} onClick={() => void test()}>
          Testar
        </Button>
        {testar.data !== undefined && <ResultadoDoTeste teste={testar.data} />}
      </Stack>
    </FormModal>
  );
}

function Segredo(props: {
  readonly label: string;
  /** A key in several lines. */
  readonly longo: boolean;
  readonly guardado: boolean;
  readonly field: { readonly id: string; readonly name: string; readonly error: string | undefined };
  readonly value: string;
  readonly onChange: (valor: string) => void;
}) {
  const { label, longo, guardado, field, value, onChange } = props;
  const comum = {
    ...field,
    label,
    autoComplete: 'off',
    description: guardado ? 'Vazio: continua o salvo' : undefined,
    value,
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      onChange(event.currentTarget.value),
  };
  return longo ? (
    <Textarea {...comum} autosize minRows={1} maxRows={6} />
  ) : (
    <TextInput {...comum} type="password" />
  );
}
