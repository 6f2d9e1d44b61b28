import { ChoiceRow } from '../../components/form/ChoiceRow';
import { EntryField } from '../../components/form/EntryField';
import type { Authority } from '../../contract/schemas';
import type { MemberFaults, MemberFields } from '../../domain/memberForm';
import { needsGuardian } from '../../domain/minors';
import { membersTexts } from '../../texts/members';
import styles from './MemberFieldset.module.css';

const texts = membersTexts.form;

interface MemberFieldsetProps {
  fields: MemberFields;
  /** What is to be shown as wrong. */
  faults: MemberFaults;
  /** The club's teams, to choose from. */
  teams: readonly string[];
  /** Roles are for admins [MB-2]. */
  hasRoles: boolean;
  emailHint?: string | undefined;
  isEmailFixed?: boolean;
  /** A birth year that is known is for admins [CS-3]. */
  isBirthYearFixed?: boolean;
  onChange: (part: Partial<MemberFields>) => void;
}

/** The fields of a member [MB-1]. The name of an input is that of its field. */
export function MemberFieldset(props: MemberFieldsetProps) {
  const { fields, faults, teams, hasRoles, emailHint, onChange } = props;
  const { isEmailFixed = false, isBirthYearFixed = false } = props;
  const fieldOf = (name: Exclude<keyof MemberFields, 'roles'>) => {
    const fault = faults[name];
    return {
      name,
      label: texts[name],
      value: fields[name],
      error: fault && texts.faults[fault],
      onChange: (text: string) => onChange({ [name]: text }),
    };
  };
  const isGuarded =
    fields.roles.includes('ROLE_ATHLETE') &&
    faults.birthYear === undefined &&
    /^\d{4}$/.test(fields.birthYear.trim()) &&
    needsGuardian(Number(fields.birthYear), new Date().getFullYear()) === true;

  return (
    <div className={styles.fields}>
      <EntryField {...fieldOf('firstName')} />
      <EntryField {...fieldOf('lastName')} />
      <div className={styles.whole}>
        <EntryField {...fieldOf('email')} kind="email" hint={emailHint} readOnly={isEmailFixed} />
      </div>
      <EntryField
        {...fieldOf('birthYear')}
        kind="number"
        hint={isBirthYearFixed ? texts.birthYearOfAdmins : isGuarded ? texts.guardianHint : undefined}
        readOnly={isBirthYearFixed}
      />
      <EntryField {...fieldOf('team')} suggestions={teams} />
      {hasRoles && (
        <Roles roles={fields.roles} fault={faults.roles} onChange={(roles) => onChange({ roles })} />
      )}
    </div>
  );
}

interface RolesProps {
  roles: readonly Authority[];
  fault: MemberFaults['roles'];
  onChange: (roles: Authority[]) => void;
}

/** What the member does in the club. A person may do several things. */
function Roles({ roles, fault, onChange }: RolesProps) {
  return (
    <fieldset className={styles.whole}>
      <legend className={styles.legend}>{texts.roles}</legend>
      <div className={styles.roles}>
        {texts.roleChoices.map(({ role, label, hint }, index) => (
          <div key={role}>
            <ChoiceRow
              name="roles"
              label={label}
              hint={hint}
              checked={roles.includes(role)}
              error={index === 0 && fault ? texts.faults[fault] : undefined}
              onChange={(isChosen) =>
                onChange(isChosen ? [...roles, role] : roles.filter((other) => other !== role))
              }
            />
          </div>
        ))}
      </div>
    </fieldset>
  );
}
